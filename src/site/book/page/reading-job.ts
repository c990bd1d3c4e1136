import { PdfError } from '../pdf/pdf-problem.ts';
import { importPdf } from './import-pdf.ts';
import { problemInWords } from './problem-in-words.ts';

/** What is said while files are read, and once they are. */
export interface Progress {
  readonly name: string;
  /** Null until the first page is read. */
  readonly page: number | null;
  readonly pages: number | null;
}

/** Who reads files, and is asked meanwhile. */
export interface Reader {
  /** Told how far it is; null once it has ended. */
  readonly tell: (progress: Progress | null) => void;
  /** Ask the person for what opens a file; null: he gives it up. */
  readonly askPassword: (name: string, wrong: boolean) => Promise<string | null>;
  readonly givenUp: AbortSignal;
}

/**
 * Read files one after the other, and keep them.
 *
 * @returns A sentence for each that was not kept, or not as it should
 */
export async function readFiles(files: readonly File[], reader: Reader): Promise<readonly string[]> {
  const said: string[] = [];
  for (const file of files) {
    if (reader.givenUp.aborted) break;
    try {
      const { offline } = await readFile(file, reader);
      if (!offline)
        said.push(
          'The book is kept, but what reads it is not: without a signal it will not open. Open this page once with a signal.',
        );
    } catch (error) {
      const problem = problemInWords(file.name, error);
      if (problem !== null) said.push(problem);
    }
  }
  reader.tell(null);
  return said;
}

async function readFile(file: File, { tell, askPassword, givenUp }: Reader): ReturnType<typeof importPdf> {
  let password: string | null = null;
  for (;;) {
    tell({ name: file.name, page: null, pages: null });
    try {
      return await importPdf(file, {
        password,
        givenUp,
        tell: (page, pages) => tell({ name: file.name, page, pages }),
      });
    } catch (error) {
      const locked = error instanceof PdfError && (error.problem === 'password' || error.problem === 'wrong-password');
      if (!locked) throw error;
      password = await askPassword(file.name, error.problem === 'wrong-password');
      if (password === null) throw new DOMException('No password was given', 'AbortError');
    }
  }
}
