import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { CONTENT_TYPES } from './preview/content-types.ts';
import { readHeaders } from './preview/read-headers.ts';

/** A running preview of the built site. */
export interface Preview {
  /** `http://localhost:4321` */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serve a built site as a static host would, with the headers of its `_headers`: an address without its last slash is sent on, a missing one answers with `404.html`.
 *
 * @param root The folder of the built site
 * @param port Where to listen; 0 takes any free port, and a port that is taken is answered by trying the next
 * @param onTaken Told of every port that was taken
 */
export async function startPreview(root: string, port: number, onTaken?: (port: number) => void): Promise<Preview> {
  const headersOf = readHeaders(await readFile(join(root, '_headers'), 'utf8').catch(() => ''));
  const server = createServer((request, response) => {
    answer({ root, headersOf }, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  });
  const listening = await listen(server, port, onTaken);
  return {
    origin: `http://localhost:${String(listening)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, port: number, onTaken?: (port: number) => void): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen(candidate, () => {
        server.off('error', resolve);
        resolve(undefined);
      });
    });
    if (error === undefined) {
      const place = server.address();
      return typeof place === 'object' && place ? place.port : candidate;
    }
    if (error.code !== 'EADDRINUSE') throw error;
    onTaken?.(candidate);
  }
}

/** A built site, and the headers of each of its addresses. */
interface Site {
  readonly root: string;
  readonly headersOf: ReturnType<typeof readHeaders>;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { root, headersOf } = site;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileOf(root, pathname);
  const kind = file === undefined ? undefined : await stat(file).catch(() => undefined);
  for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
  if (file !== undefined && kind?.isFile() && pathname !== '/_headers') await send(file, 200, request, response);
  else if (kind?.isDirectory()) response.writeHead(301, { location: `${pathname}/${search}` }).end();
  else await send(join(root, '404.html'), 404, request, response);
}

/** The file of an address; undefined where it is malformed or leads out of the site. */
function fileOf(root: string, pathname: string): string | undefined {
  try {
    const path = normalize(join(root, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : ''));
    return path.startsWith(normalize(root) + sep) && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

async function send(file: string, status: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const type = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  const plain = await readFile(file);
  const squeeze =
    /^(text|application\/(json|xml|manifest|atom)|image\/svg)/.test(type) &&
    /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = squeeze ? gzipSync(plain) : plain;
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    ...(squeeze && { 'content-encoding': 'gzip' }),
    vary: 'accept-encoding',
    ...(!response.hasHeader('cache-control') && { 'cache-control': 'no-cache' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4321' }, root: { type: 'string', default: 'dist' } },
  });
  const { origin } = await startPreview(values.root, Number(values.port), (taken) => {
    console.log(`Port ${String(taken)} is taken, trying the next.`);
  });
  console.log(`Legal Contact is at ${origin}/`);
}
