import { type BrowserEngine, firstVersion, type JudgedBrowser, keysOf, NEEDED_FEATURES, neededFeatures } from '../model'

const NAMES: Readonly<Record<BrowserEngine, string>> = { chrome: 'Chrome and Edge', firefox: 'Firefox', safari: 'Safari' }
const ENGINES = keysOf(NAMES)

/** What islands need of a browser, as a table. */
export function printBrowsers(): string {
  const rows = neededFeatures().map((feature) => [feature, ...ENGINES.map((engine) => String(NEEDED_FEATURES[feature][engine]))])
  const table = [['', ...ENGINES.map((engine) => NAMES[engine])], ...rows]
  return [
    firstVersions(),
    '',
    ...table.map((row) =>
      row
        .map((cell) => cell.padEnd(WIDTH))
        .join('')
        .trimEnd(),
    ),
  ].join('\n')
}

/** What one browser lacks. */
export function printBrowser(browser: JudgedBrowser | undefined): string {
  if (!browser) return `This is no user agent of a browser that is known. ${firstVersions()}`
  const { engine, version, lacks } = browser
  const name = `${NAMES[engine]} ${version}`
  if (lacks.length === 0) return `${name} has everything that islands need.`
  const lines = lacks.map(({ feature, since }) => `  ${feature} (from ${since} on)`)
  return [`${name} is too old: people see what the server made, without islands. It lacks`, ...lines, firstVersions()].join('\n')
}

/** Of a column, in characters; the longest name of a feature has 26. */
const WIDTH = 28

const firstVersions = (): string =>
  `Islands need ${ENGINES.map((engine) => `${NAMES[engine]} ${firstVersion(engine)}`).join(', ')} or newer.`
