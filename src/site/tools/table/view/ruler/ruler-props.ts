import type { Scene, Standing } from '../../../index.ts';

/** From whom is measured. */
export interface RulerProps {
  readonly scene: Scene;
  readonly standing: Standing;
  readonly label: string;
}
