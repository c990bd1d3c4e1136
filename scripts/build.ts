import { buildSite } from './build-site.ts';
import { closeEnvironment } from './build/close-environment.ts';
import { compile } from './compile.ts';

// Compile the content and build the site: of each, what is not there already.
const root = process.cwd();
const surroundings = closeEnvironment();
const done = (await compile(root, surroundings)) && (await buildSite(root, surroundings));
process.exitCode = done ? 0 : 1;
