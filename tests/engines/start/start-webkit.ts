import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import { PATIENCE } from '../../setup/patience.ts';
import { findProgram } from './find-program.ts';
import { PHONE, type Engine } from './tab.ts';

/** Where Debian has the browser that WebKitGTK is tried with. */
const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** Start WebKit, as WebKitGTK has it: on a screen that nobody sees, spoken to by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const driverProgram = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const screenProgram = findProgram('xvfb-run', 'xvfb');
  findProgram('xauth');
  const [binary] = globSync(BROWSER);
  if (binary === undefined) throw new Error(`Cannot start WebKit: there is no ${BROWSER}`);
  const port = await freePort();
  const driver = spawn(screenProgram, ['-a', driverProgram, `--port=${String(port)}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const end = (): void => {
    // The screen, the driver and the browser are one group.
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
  };
  try {
    const server = `http://127.0.0.1:${String(port)}`;
    await untilReady(server);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await session.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE });
    const told = await session.getCapabilities();
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...PHONE });
    return {
      version: `${told.getBrowserName() ?? ''} ${told.getBrowserVersion() ?? ''}`,
      tab: {
        goTo: (address) => session.get(address),
        run: (script, arg) =>
          session.executeScript<Awaited<ReturnType<typeof script>>>(
            `return (${String(script)})(arguments[0])`,
            arg ?? null,
          ),
        click: async (xpath) => {
          const element = await session.wait(until.elementLocated(By.xpath(xpath)), PATIENCE);
          await session.wait(until.elementIsVisible(element), PATIENCE);
          // Out from under the bars that stay above and below, as a person does.
          await session.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
          await element.click();
        },
      },
      async close() {
        await session.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const place = server.address();
        server.close(() => resolve(typeof place === 'object' && place ? place.port : 0));
      });
  });
}

/** A driver that was just started answers once its screen is there. */
async function untilReady(server: string): Promise<void> {
  const last = Date.now() + PATIENCE;
  for (;;) {
    const answered = await fetch(`${server}/status`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (Date.now() > last) throw new Error(`Cannot start WebKit: its driver does not answer at ${server}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
