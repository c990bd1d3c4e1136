/** Of what a service worker can do, the part that ours does: TypeScript describes either pages or workers, and ours is both. */

export interface PageClient {
  readonly id: string;
  postMessage(message: unknown): void;
}

export interface WorkerEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that asks; empty for a page that is about to open. */
  readonly clientId: string;
  /** The page that is about to open; empty otherwise. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: PageClient | null;
  readonly ports: readonly MessagePort[];
}

export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly PageClient[]>;
  };
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

/** This worker. */
export const worker = globalThis as unknown as WorkerScope; // it is one: nothing else loads this file
