import { once } from 'node:events';
import { build } from 'astro';

// Astro in a process of its own: it is loaded at once, and builds into `dist/` when it is told to. See load-astro.ts.
await once(process, 'message');
process.disconnect();
await build({ root: process.cwd(), logLevel: 'silent' });
