/** Why a file is not read as a book. */
export type PdfProblem = 'not-pdf' | 'password' | 'wrong-password' | 'damaged' | 'empty' | 'too-long' | 'no-code';

/** A file cannot be read as a book. */
export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, message: string) {
    super(message);
    this.name = 'PdfError';
    this.problem = problem;
  }
}
