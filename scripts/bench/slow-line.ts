import { connect, createServer, type Socket } from 'node:net';

/** A line as slow as that of a phone in a hall full of people. */
export interface SlowLine {
  readonly origin: string;
  /** What was asked for since the last call. */
  asked(): readonly string[];
  close(): Promise<void>;
}

/** Downloads that run side by side share the line in turns of this many bytes. */
const TURN = 4096;

/**
 * Put a slow line before a server: a browser slows down what its pages fetch, and not what a service worker does.
 *
 * @param origin The server
 * @param line What it carries, in bits a second; and how long it takes there and back, in milliseconds. A new connection
 *   takes that long once more.
 */
export async function startSlowLine(
  origin: string,
  line: { readonly bits: number; readonly roundTrip: number },
): Promise<SlowLine> {
  const bytesPerMillisecond = line.bits / 8000;
  const sockets = new Set<Socket>();
  let asked: string[] = [];
  /** When all that was sent so far has passed. */
  let free = 0;

  const server = createServer((near) => {
    const far = connect(Number(new URL(origin).port), 'localhost');
    const opened = performance.now() + line.roundTrip;
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    near.on('data', (chunk) => {
      asked.push(...[...chunk.toString('latin1').matchAll(/^GET (\S+) HTTP/gm)].map(([, path = '']) => path));
      later(Math.max(performance.now(), opened) + line.roundTrip / 2, () => far.write(chunk));
    });
    far.on('data', (chunk) => {
      for (let at = 0; at < chunk.length; at += TURN) {
        const turn = chunk.subarray(at, at + TURN);
        free = Math.max(free, performance.now()) + turn.length / bytesPerMillisecond;
        later(free + line.roundTrip / 2, () => near.write(turn));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    origin: `http://localhost:${String(port)}`,
    asked() {
      const since = asked;
      asked = [];
      return since;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function later(time: number, work: () => void): void {
  setTimeout(work, time - performance.now());
}
