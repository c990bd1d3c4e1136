/**
 * Resolves a relative import by its spelling alone: imports carry their extension, so no file need be looked for, and
 * the import table judges a line before the file that it names is written.
 */
const path = require('node:path');

module.exports = {
  interfaceVersion: 2,
  /** @param {string} source @param {string} file */
  resolve: (source, file) =>
    source.startsWith('.')
      ? { found: true, path: path.resolve(path.dirname(file), source.replace(/\?.*$/u, '')) }
      : { found: true, path: null },
};
