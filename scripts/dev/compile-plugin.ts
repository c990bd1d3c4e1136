import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { formatProblems, type Problem } from '../../src/compiler/rulebook/index.ts';
import type { Compiler } from './create-compiler.ts';

/**
 * A Vite plugin that compiles the content whenever a file of it is saved, and shows what is wrong in the browser.
 *
 * @param root Absolute path of the project
 */
export function compilePlugin(root: string, compiler: Compiler): Plugin {
  return {
    name: 'legal-contact:compile',
    configureServer(server) {
      const folder = join(root, 'content');
      let queue = Promise.resolve();
      const onSave = (path: string): void => {
        if (!path.startsWith(folder)) return;
        queue = queue.then(async () => {
          show(server, await compiler.compile());
        });
      };
      server.watcher.add(folder);
      for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, onSave);
    },
  };
}

/** Put the problems over the page; once there are none, load the page anew. */
function show(server: ViteDevServer, problems: readonly Problem[]): void {
  const [first] = problems;
  const place = first?.places[0]?.position;
  if (first === undefined) {
    server.hot.send({ type: 'full-reload' });
    return;
  }
  server.hot.send({
    type: 'error',
    err: {
      plugin: 'legal-contact:compile',
      message: formatProblems(problems),
      stack: '',
      ...(place === undefined
        ? {}
        : { id: place.file, loc: { file: place.file, line: place.line, column: place.column } }),
    },
  });
}
