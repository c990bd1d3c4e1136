import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { startPreview, type Preview } from '../../../../scripts/preview.ts';

/**
 * What becomes of one request: answered as the site would, likewise but slowly, or late, by a login page, broken off
 * half-way, not at all, or that there is nothing.
 */
export type Fate = 'site' | 'slow' | 'late' | 'login' | 'broken' | 'silence' | '404';

/** A host of the site that can be stopped, started again under the same address, renewed, and made to misbehave. */
export interface Host {
  readonly origin: string;
  /** The paths that were asked for since the last call. */
  asked(): readonly string[];
  /** Decide on every request from now on; the default is `site`. */
  fate(of: (path: string) => Fate): void;
  /** Serve another folder from now on. */
  renew(root: string): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** What a hotel's network answers to everything. */
export const LOGIN = '<!doctype html><title>Guest network</title><h1>Please log in</h1>';

/** With what a host shows that it is the one of its name. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/**
 * Start a host.
 *
 * @param root The folder of the built site
 * @param certificate Its address begins with `https://` where it has one
 */
export async function startHost(root: string, certificate?: Certificate): Promise<Host> {
  let preview: Preview = await startPreview(root, 0);
  let asked: string[] = [];
  let decide: (path: string) => Fate = () => 'site';
  let server: Server | undefined;
  let port = 0;

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    asked.push(path);
    switch (decide(path)) {
      case 'site':
        pass(preview.origin + path, request, response);
        break;
      case 'slow':
        passSlowly(preview.origin + path, response);
        break;
      case 'late':
        void setTimeout(LATE).then(() => pass(preview.origin + path, request, response, Infinity, ASKED_AGAIN));
        break;
      case 'broken':
        pass(preview.origin + path, request, response, 1000);
        break;
      case 'login':
        response.writeHead(200, { 'content-type': 'text/html' }).end(LOGIN);
        break;
      case '404':
        response.writeHead(404).end();
        break;
      case 'silence':
        break; // a bad bar of signal: the connection stands, and nothing comes
    }
  };
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
      server.once('error', reject);
      server.listen(port, () => {
        const place = server?.address();
        if (typeof place === 'object' && place) port = place.port;
        resolve();
      });
    });
  await start();
  return {
    origin: `${certificate ? 'https' : 'http'}://localhost:${String(port)}`,
    asked() {
      const since = asked;
      asked = [];
      return since;
    },
    fate(of) {
      decide = of;
    },
    async renew(other) {
      await preview.close();
      preview = await startPreview(other, 0);
    },
    stop: async () => {
      const stopped = new Promise<void>((resolve) => server?.close(() => resolve()));
      server?.closeAllConnections();
      await stopped;
    },
    start,
  };
}

/** How late a late host is, in milliseconds. */
const LATE = Number(process.env.LATE ?? 400);

/** What comes late does so on the next page again. */
const ASKED_AGAIN = { 'cache-control': 'no-cache' };

/**
 * @param after Break the connection off after so many bytes
 * @param headers In place of those of the site
 */
function pass(
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  after = Infinity,
  headers: Readonly<Record<string, string>> = {},
): void {
  const asked = forward(address, { method: request.method ?? 'GET', headers: request.headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 500, { ...answered.headers, ...headers });
    let sent = 0;
    answered.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      if (sent > after) response.write(chunk.subarray(0, after), () => response.destroy());
      else response.write(chunk);
    });
    answered.on('end', () => sent <= after && response.end());
  });
  asked.on('error', () => response.destroy());
  asked.end();
}

/** How long a slow host waits before each piece, in milliseconds, and how many pieces it makes of a file. */
const PAUSE = 15;
const PIECES = 2;

/** Send a file in pieces, with a pause before each; nothing of it is kept, so that the next page has to wait again. */
function passSlowly(address: string, response: ServerResponse): void {
  const send = async (): Promise<void> => {
    const answered = await fetch(address, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
    const headers = Object.fromEntries(answered.headers);
    const body = Buffer.from(await answered.arrayBuffer());
    response.writeHead(answered.status, { ...headers, 'cache-control': 'no-store' });
    const size = Math.ceil(body.length / PIECES);
    for (let from = 0; from < body.length; from += size) {
      await setTimeout(PAUSE);
      response.write(body.subarray(from, from + size));
    }
    response.end();
  };
  send().catch(() => response.destroy());
}
