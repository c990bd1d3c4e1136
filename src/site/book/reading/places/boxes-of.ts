import type { Line } from '../layout/lines.ts';
import type { Box } from '../model.ts';
import type { Span } from './passages.ts';

/** Where some text stands: a box for each column that it runs over, or for each line of which it is a part. */
export function boxesOf(spans: readonly Span[]): readonly Box[] {
  const whole = new Map<number, Box>();
  const boxes: Box[] = [];
  for (const span of spans) {
    for (const { line, box, full } of linesOf(span)) {
      const key = line.column;
      const before = whole.get(key);
      if (!full) boxes.push(box);
      else if (before) whole.set(key, around(before, box));
      else whole.set(key, box);
    }
  }
  return [...whole.values(), ...boxes].sort((one, other) => one.leaf - other.leaf || one.y - other.y);
}

function linesOf({
  unit,
  from,
  to,
}: Span): readonly { readonly line: Line; readonly box: Box; readonly full: boolean }[] {
  const all = from === 0 && to >= unit.text.length;
  return unit.lines.flatMap((line, index) => {
    const start = unit.starts[index] ?? 0;
    const first = from === 0 && index === 0 ? 0 : Math.max(0, from - start);
    const last = Math.min(line.text.length, to - start);
    if (last <= first) return [];
    return [{ line, box: all ? line.box : partOf(line, first, last), full: all }];
  });
}

/** The part of a line from one letter to another. */
function partOf(line: Line, from: number, to: number): Box {
  const left = from <= 0 ? line.box.x : placeOf(line, from);
  const right = to >= line.text.length ? line.box.x + line.box.width : placeOf(line, to);
  return { ...line.box, x: left, width: Math.max(0, right - left) };
}

function placeOf({ parts, box }: Line, at: number): number {
  const part = parts.find(({ from, to }) => at >= from && at <= to);
  return part ? part.x + (part.width * (at - part.from)) / Math.max(1, part.to - part.from) : box.x;
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { leaf: one.leaf, x, y, width: right - x, height: bottom - y };
}
