import type { ComponentType } from 'preact';
import type { DbmRules } from '../../../rules/index.ts';
import type { Shown } from '../index.ts';
import type { ControlProps } from './controls/control.ts';
import type { EditionRules } from './state/editions-of-rules.ts';

/** What the sides of a question are called, where it has two. */
export interface Sides {
  readonly a: string;
  readonly b: string;
}

export interface SummaryProps<A extends Shown> {
  /** Null where there is none yet. */
  readonly answer: A | null;
  /** What is wanted for one. */
  readonly wants: string;
  readonly sides: Sides | null;
}

export interface DetailsProps<A extends Shown> {
  readonly answer: A;
  readonly urlOf: (clause: string) => string;
}

/** What a control gets that only one calculator has. */
export interface OwnControlProps<A extends Shown> extends Omit<ControlProps, 'tell'> {
  /** The rules of the edition; null until they are loaded. */
  readonly rules: DbmRules | null;
  /** False before the page can answer: a plain form asks for words. */
  readonly ready: boolean;
  /** What is told so far comes to; null where there is no answer. */
  readonly answer: A | null;
  /** @param turn Whether Back is to go back to how it was before */
  readonly tell: (text: string, turn?: boolean) => void;
}

/** What an edition answers. */
export interface Answered<A extends Shown> {
  readonly rules: EditionRules;
  readonly answer: A;
}

export interface ComparedProps<A extends Shown> {
  readonly here: Answered<A>;
  readonly there: Answered<A>;
}

/** How a calculator shows its answers. */
export interface ResultViews<A extends Shown> {
  /** What it comes to. It is always in view, and as high with an answer as without. */
  readonly Summary: ComponentType<SummaryProps<A>>;
  /** The same in one line, for who has room for no more; its first fact where it is left out. */
  readonly inOneLine?: (answer: A) => string;
  /** Whether a text is typed that the whole result would cover: meanwhile that line is there for it. */
  readonly typed?: boolean;
  /** How that came about. */
  readonly Details: ComponentType<DetailsProps<A>>;
  /** Its own control, for a form that has one. */
  readonly Control?: ComponentType<OwnControlProps<A>>;
  /** Loads what is shown once there is an answer, and not before. */
  readonly later?: () => Promise<unknown>;
  /** How two editions differ; their facts and steps side by side where it is left out. */
  readonly Compared?: ComponentType<ComparedProps<A>>;
}
