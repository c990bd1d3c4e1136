import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};

/** A running preview of the built site. */
export interface Preview {
  /** `http://localhost:4321` */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serve a built site as a static host would: an address without its last slash is sent on, a missing one answers with `404.html`.
 *
 * @param root The folder of the built site
 * @param port Where to listen; 0 takes any free port, and a port that is taken is answered by trying the next
 * @param onTaken Told of every port that was taken
 */
export async function startPreview(root: string, port: number, onTaken?: (port: number) => void): Promise<Preview> {
  const server = createServer((request, response) => {
    answer(root, request, response).catch((error: unknown) => {
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

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const file = fileOf(root, pathname);
  const kind = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file !== undefined && kind?.isFile()) await send(file, 200, request, response);
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
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const plain = await readFile(file);
  const squeeze =
    /^(text|application\/(json|xml|manifest)|image\/svg)/.test(type) &&
    /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const body = squeeze ? gzipSync(plain) : plain;
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    ...(squeeze && { 'content-encoding': 'gzip' }),
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
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
