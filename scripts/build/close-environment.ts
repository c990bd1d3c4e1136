/** Where a machine keeps its programs and its files: what is built does not depend on it. */
const OF_THE_MACHINE =
  /^(?:PATH|PATHEXT|HOME|USERPROFILE|LOCALAPPDATA|APPDATA|TMPDIR|TEMP|TMP|SYSTEMROOT|WINDIR|COMSPEC|LD_LIBRARY_PATH)$/iu;
/** What a person may set to have it built otherwise. */
const SETTINGS = ['SITE_BASE', 'NODE_OPTIONS'];
/** The same for everyone: else the day and the language of a machine may show in what it builds. */
const FIXED = {
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
  ASTRO_TELEMETRY_DISABLED: '1',
} as const;

/**
 * Take from this process, and so from those that it starts, every variable of the environment that a build is not to
 * depend on.
 *
 * @returns All that is left for it to depend on, besides files: the settings, and which Node on what
 */
export function closeEnvironment(): string {
  for (const name of Object.keys(process.env)) {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- Set to undefined, it would read "undefined".
    if (!OF_THE_MACHINE.test(name) && !SETTINGS.includes(name)) delete process.env[name];
  }
  Object.assign(process.env, FIXED);
  const { version, platform, arch, execArgv } = process;
  const { locale } = new Intl.Collator().resolvedOptions();
  return JSON.stringify([
    SETTINGS.map((name) => process.env[name] ?? null),
    FIXED,
    { version, platform, arch, execArgv, locale },
  ]);
}
