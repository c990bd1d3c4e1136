import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { siteBase } from './build/site-base.ts';
import { readCommandLine, refuse } from './command-line.ts';
import { CONTENT_TYPES } from './preview/content-types.ts';
import { readHeaders } from './preview/read-headers.ts';

/** A running preview of the built site. */
export interface Preview {
  /** `http://localhost:4321` */
  readonly origin: string;
  close(): Promise<void>;
}

/** How a preview listens. */
interface Listening {
  /** Told of every port that was taken. */
  readonly onTaken?: (port: number) => void;
  /** Whether other devices of the network may ask too. */
  readonly network?: boolean;
  /** The sub-path that the site was built for, as it stands in addresses, `/dbm`: it is served there, and nothing beside it. */
  readonly base?: string;
}

/**
 * Serve a built site as a static host would, with the headers of its `_headers`: an address without its last slash is sent on, a missing one answers with `404.html`.
 *
 * @param root The folder of the built site
 * @param port Where to listen; 0 takes any free port, and a port that is taken is answered by trying the next
 */
export async function startPreview(
  root: string,
  port: number,
  { onTaken, network = false, base = '' }: Listening = {},
): Promise<Preview> {
  const headersOf = readHeaders(await readFile(join(root, '_headers'), 'utf8').catch(() => ''));
  const site: Site = { root, base, headersOf, files: sirv(root, { dev: true, etag: true, extensions: ['html'] }) };
  const server = createServer((request, response) => {
    const answered = (): void => {
      answer(site, request, response).catch((error: unknown) => {
        response.writeHead(500, PLAIN).end(String(error));
      });
    };
    // A part of a file is a part of its plain bytes.
    if (request.headers.range === undefined) compress(request, response, answered);
    else answered();
  });
  const listening = await listen(server, port, network ? undefined : '127.0.0.1', onTaken);
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

/** Packs what packs well, where the browser can unpack it. It is made for Express, and asks for no more than Node has. */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

async function listen(
  server: Server,
  port: number,
  host: string | undefined,
  onTaken: Listening['onTaken'],
): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen({ port: candidate, host }, () => {
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

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };

/** A built site: its files, where it is served, and the headers of each of its addresses. */
interface Site {
  readonly root: string;
  readonly base: string;
  readonly headersOf: ReturnType<typeof readHeaders>;
  readonly files: ReturnType<typeof sirv>;
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { root, base, headersOf, files } = site;
  const address = addressOf(request.url ?? '');
  for (const [name, value] of Object.entries(headersOf(address?.pathname ?? '/'))) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...PLAIN, allow: 'GET, HEAD' }).end('Only GET and HEAD are answered.\n');
    return;
  }
  if (address === null) {
    response.writeHead(400, PLAIN).end('This is no address of the site.\n');
    return;
  }
  const { pathname, search } = address;
  // The sub-path is longer in an address than its folder is, where letters of it are encoded.
  const path = address.path.slice(decodeURIComponent(base).length);
  if (!isBelow(base, pathname) || path === '/_headers') await sendMissing(root, request, response);
  else if (!pathname.endsWith('/') && (await isFolder(join(root, path))))
    response.writeHead(301, { location: `${pathname}/${search}` }).end();
  else {
    const type = CONTENT_TYPES[pathname.endsWith('/') ? '.html' : extname(path)];
    if (type !== undefined && !response.hasHeader('content-type')) response.setHeader('content-type', type);
    request.url = `${pathname.slice(base.length)}${search}`;
    await new Promise<void>((resolve, reject) => {
      response.once('close', resolve);
      files(request, response, () => {
        sendMissing(root, request, response).then(resolve, reject);
      });
    });
  }
}

/** What is asked for, and its path as files are named; null where that is no address, or of somewhere else. */
function addressOf(asked: string): { pathname: string; search: string; path: string } | null {
  const { origin, pathname = '', search = '' } = URL.parse(asked, 'http://site') ?? {};
  if (origin !== 'http://site' || !asked.startsWith('/') || pathname.startsWith('//')) return null;
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\\]/u.test(path) || /%2f/iu.test(pathname) ? null : { pathname, search, path };
  } catch {
    return null;
  }
}

function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** What is missing now may be there after the next deployment: nobody is to keep that it was not. */
async function sendMissing(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await readFile(join(root, '404.html')).catch(() => null);
  if (page === null) {
    response.writeHead(404, { ...PLAIN, 'cache-control': 'no-cache' }).end('There is no such page.\n');
    return;
  }
  response.writeHead(404, {
    'content-type': CONTENT_TYPES['.html'],
    'content-length': page.length,
    'cache-control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

if (import.meta.main) {
  const command = {
    name: 'npm start',
    does: 'Builds the site, and serves it as a static host would. SITE_BASE=/dbm does so at a sub-path.',
    options: {
      port: {
        type: 'string',
        default: '4321',
        value: 'N',
        says: 'where it listens; if the port is taken, at the next',
      },
      root: { type: 'string', default: 'dist', value: 'FOLDER', says: 'the built site' },
      network: { type: 'boolean', default: false, says: 'other devices of the network may ask, too' },
    },
  } as const;
  const { port, root, network } = readCommandLine(command);
  if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535)
    refuse(command, `expected a port, 0 to 65535, found "${port}"`);
  if (!existsSync(join(root, 'index.html')))
    refuse(command, `expected a built site in ${root}/, found no index.html there`);
  const base = siteBase();
  const { origin } = await startPreview(root, Number(port), {
    network,
    base,
    onTaken: (taken) => {
      console.log(`Port ${String(taken)} is taken, trying the next.`);
    },
  });
  console.log(`Legal Contact is at ${origin}${base}/`);
}
