import type { Engine, EngineName } from './tab.ts';
import { startWithBidi } from './start-with-bidi.ts';
import { startWebKit } from './start-webkit.ts';

/**
 * Start a browser of this machine, with nothing in it from before. It takes the certificate that the tests have made.
 *
 * @throws {Error} If the machine has none and none can be installed, saying what to install
 */
export function startEngine(name: EngineName): Promise<Engine> {
  return name === 'webkit' ? startWebKit() : startWithBidi(name);
}
