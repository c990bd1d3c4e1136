import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { readCommandLine } from './command-line.ts';
import { findBrowser, isRoot } from './find-browser.ts';

/** Draw the icons of the installed app from `public/icon.svg`, and write them beside it; to be run when that changes. */

readCommandLine({
  name: 'node scripts/draw-icons.ts',
  does: 'Draws the icons of the installed app from public/icon.svg.',
});
const icon = readFileSync('public/icon.svg', 'utf8');
/** Cut to any shape by the device, with a margin that it may cut off; and on an iPhone, which rounds the corners itself. */
const square = icon
  .replace('rx="6"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"');

const icons = [
  { file: 'icon-192.png', svg: icon, size: 192 },
  { file: 'icon-512.png', svg: icon, size: 512 },
  { file: 'icon-maskable.png', svg: square, size: 512 },
  { file: 'icon-180.png', svg: square, size: 180 },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: isRoot() ? ['--no-sandbox'] : [] });
for (const { file, svg, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await page.setContent(`<body style="margin:0"><img src="${image}" width="${String(size)}" height="${String(size)}">`);
  writeFileSync(`public/${file}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
