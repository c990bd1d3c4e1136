/** What a field of a question may hold, as the position shows it. */
export interface Reading {
  /** One value where it is known; where hands cannot tell, or nothing tells, all that it may be, the likeliest first. */
  readonly values: readonly [unknown, ...unknown[]];
  /** Why there are several: it is too close to tell, or the person was not asked yet. */
  readonly open: 'too close' | 'not told' | null;
}

/** The fields of a question, each as far as it is known. */
export type Readings = Readonly<Record<string, Reading>>;

/** A value that is known. */
export function known(value: unknown): Reading {
  return { values: [value], open: null };
}

/** A value that the position cannot tell. */
export function untold(...values: readonly [unknown, ...unknown[]]): Reading {
  return { values, open: 'not told' };
}

/** A value that hands cannot tell, where there are several. */
export function measuredAs<T>(values: readonly [T, ...T[]]): Reading {
  return { values, open: values.length > 1 ? 'too close' : null };
}

/** A question with every field decided, and in which it differs from the likeliest. */
export type Decided = Readonly<Record<string, unknown>>;

/** Every question that the readings may mean, the likeliest first. */
export function everyReading(readings: Readings): readonly [Decided, ...Decided[]] {
  let questions: [Record<string, unknown>, ...Record<string, unknown>[]] = [{}];
  for (const [field, { values }] of Object.entries(readings)) {
    const [likeliest, ...others] = values;
    const otherwise = others.flatMap((value) => questions.map((each) => ({ ...each, [field]: value })));
    // Most fields have one value: to copy each question for it takes most of the time.
    for (const question of questions) question[field] = likeliest;
    questions = [...questions, ...otherwise];
  }
  return questions;
}
