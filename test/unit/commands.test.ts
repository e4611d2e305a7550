import { existsSync, readFileSync } from 'node:fs'
import { run } from '../../src/command/run'
import { blocksOf, DOCUMENTS, SET_UPS } from '../hosts/documents'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const fileHolds = (file: string, text: string) => expect([file, readFileSync(file, 'utf8').includes(text)]).toEqual([file, true])

const PROGRAMS = /^(?:npm|npx|node|pip|composer|gem|bundle|python3?|manage\.py|mvn|php|ruby|pg_\w+|apt-get|formatjs|cp|mkdir) /
/** Commands that are named within sentences and tables. */
const inlineOf = (document: string): string[] =>
  [
    ...readFileSync(document, 'utf8')
      .replaceAll(/^```[^]*?^```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].flatMap(([, code = '']) => (PROGRAMS.test(code) ? code : []))
const commands = [...new Set(DOCUMENTS.flatMap((document) => [...blocksOf(document).flat(), ...inlineOf(document)]))].filter(Boolean)

/** Where a command runs, or which file holds its truth; the first that fits. */
const HOLDERS: readonly (readonly [RegExp, (match: readonly string[], command: string) => unknown])[] = [
  // Between marks that test/server/operation/restoring.test.ts looks for, to run what is there.
  [
    /^(?:pg_dump|pg_restore|cp -r (?:"\$DATA_DIR|files\.backup)) ?/,
    () => fileHolds('test/server/operation/restoring.test.ts', '<!-- operation: '),
  ],
  // test/browser/hosts/setUps.spec.ts runs these blocks as they are written.
  [/^(?:mkdir|cp|composer|pip) /, (_, command) => expect(SET_UPS.flat()).toContain(command)],
  // The package is in no registry yet: what it would be is packed and installed.
  [/^npm install(?: partner-islands)?$/, () => fileHolds('build/package.mjs', "run('npm', ['install',")],
  // The tests compare with what it would write.
  [/^npm run api$/, () => fileHolds('build/package.mjs', "'api-extractor', 'run'")],
  [/^npm (?:run )?([\w:]+)(?: -- (\S+))?$/, ([, script = '', option]) => checkScript(script, option)],
  [/^npx partner-islands ([\w-]+)(.*)$/, ([, name = '', options = '']) => checkCommand(name, options)],
  // build/package.mjs runs what new-island says.
  [/^npx vitest run --root islands$/, () => tellsCheck('vitest run --root')],
  [/^npx tsc -p (?:islands|public\/islands\/jsconfig\.json)$/, () => tellsCheck('tsc -p')],
  [/^node --test public\/islands\//, () => tellsCheck('node --test')],
  [/^manage\.py check$/, (_, command) => fileHolds('test/hosts/freshApplications.ts', command)],
  // A tool of others, which makes the trees that texts are taken as.
  [/^formatjs compile --ast$/, () => fileHolds('build/messages-plugin.mjs', '@formatjs/icu-messageformat-parser')],
]

it('documents have commands', () => {
  expect(commands.length).toBeGreaterThan(40)
  expect(SET_UPS).toHaveLength(3)
})

it.each(commands)('%s', async (command) => {
  const holders = HOLDERS.filter(([pattern]) => pattern.test(command)).slice(0, 1)
  // Who writes down a command says here what runs it.
  expect([command, holders.length]).toEqual([command, 1])
  for (const [pattern, hold] of holders) await hold(pattern.exec(command) ?? [], command)
})

const tellsCheck = (check: string) => {
  fileHolds('src/newIsland/Form.ts', check)
  fileHolds('build/package.mjs', 'npx (?:vitest|tsc)')
}

const RUNNERS = ['test', 'package', 'hosts', 'commands'].map((name) => readFileSync(`build/${name}.mjs`, 'utf8')).join('\n')
/** What ends with an error when something is wrong is a test itself. */
const IS_TEST = /^(?:test|bench)\b/

/** The script is there, with the files that it starts, and run; they know the option. */
function checkScript(script: string, option = ''): void {
  expect([script, IS_TEST.test(script) || RUNNERS.includes(`'${script}'`)]).toEqual([script, true])
  expect(Object.keys(scripts)).toContain(script)
  const files = (scripts[script] ?? '').match(/\b[\w./-]+\.(?:mjs|ts|json)\b/g) ?? []
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
  if (!/^[a-z-]+$/.test(option)) return
  if (script === 'bench') expect([option, existsSync(`test/bench/${option}`)]).toEqual([option, true])
  else fileHolds('demo/main.ts', `'${option}'`)
}

/** The command says in its help what it is given. */
async function checkCommand(name: string, options: string): Promise<void> {
  let help = ''
  expect(await run([name, '--help'], (text) => (help += text))).toBe(0)
  for (const [option] of options.matchAll(/--[\w-]+/g)) expect(help).toContain(option)
}
