import type { Scene } from './scene.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a person tells of a side of a combat, besides what he tells of the other. */
export const told = {
  /** The fields that are told of a side. */
  of: ({ tell }: Scene, side: 'a' | 'b'): Fields => {
    const fields = tell[side];
    return isRecord(fields) ? fields : {};
  },
  /** The scene with one more field told. */
  with: (scene: Scene, side: 'a' | 'b', field: string, value: unknown): Scene =>
    telling(scene, side, { ...told.of(scene, side), [field]: value }),
  /** The scene without a field that was told. */
  without: (scene: Scene, side: 'a' | 'b', field: string): Scene =>
    telling(scene, side, Object.fromEntries(Object.entries(told.of(scene, side)).filter(([each]) => each !== field))),
};

function telling(scene: Scene, side: 'a' | 'b', fields: Fields): Scene {
  const others = Object.fromEntries(Object.entries(scene.tell).filter(([each]) => each !== side));
  return { ...scene, tell: Object.keys(fields).length === 0 ? others : { ...others, [side]: fields } };
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
