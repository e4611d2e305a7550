import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../../src/contract'
import { routesByName } from '../../src/contract/table'
import { run } from '../../src/command/run'
import { parsePage } from '../../src/page'

const FOLDER = 'demo/handbook'
const FILES = [
  'README.md',
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(FOLDER, file)),
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])('%s speaks of files that are there', (file) => {
  const text = readFileSync(file, 'utf8')
  const links = [...text.matchAll(/\]\(([\w./-]+)/g)].flatMap(([, link = '']) => link)
  const paths = [...text.matchAll(/`((?:src|widgets|demo|test|build)\/[\w./-]+)`/g)].flatMap(([, named = '']) => named)
  expect(links.length).toBeGreaterThan(0)
  expect([...links, ...paths].filter((named) => !existsSync(named))).toEqual([])
})

it('README shows pictures that are there, light and dark, and small', () => {
  const pictures = [...readFileSync('README.md', 'utf8').matchAll(/(?:srcset|src)="([^"]+)"/g)].flatMap(([, file = '']) => file)
  expect(pictures.filter((file) => file.endsWith('-dark.webp'))).toHaveLength(3)
  expect(pictures.filter((file) => file.endsWith('-light.webp'))).toHaveLength(3)
  for (const file of pictures) expect([file, statSync(file).size < 100_000]).toEqual([file, true])
})

interface Snippet {
  file: string
  /** From the comment before it: what holds it, or what it is. */
  mark: string
  language: string
  code: string
}

const snippets = FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:<!-- (.+) -->\n)?```(\w+)\n([^]*?)\n```/g)].map(
    ([, mark = '', language = '', code = '']): Snippet => ({ file, mark, language, code }),
  ),
)
const marked = (kind: string) => snippets.filter(({ mark }) => mark === kind || mark.startsWith(`${kind}: `))
const lines = (code: string) => code.split('\n').map((line) => line.trim())
const argumentOf = ({ mark }: Snippet) => mark.replace(/^\w+: /, '')

it.each(marked('file').map((snippet) => [argumentOf(snippet), snippet] as const))('%s is the file that the tests run', (file, { code }) => {
  expect(code).toBe(readFileSync(file, 'utf8').trimEnd())
})

it.each(marked('in').map((snippet) => [argumentOf(snippet), snippet] as const))(
  'lines of %s are those that the tests run',
  (file, { code }) => {
    expect(lines(readFileSync(file, 'utf8'))).toEqual(expect.arrayContaining(lines(code)))
  },
)

it('the settings of Django are those of init', () => {
  const init = readFileSync('src/init/kinds/python.ts', 'utf8')
  expect(marked('django settings')).toHaveLength(1)
  for (const { code } of marked('django settings')) {
    expect(init).toContain(code.split('\n')[0]?.replace(']', ''))
    expect(init).toContain('BASE_DIR / "static"]')
  }
})

it.each(marked('page'))('the page data of $file are complete', ({ code }) => {
  expect(parsePage(JSON.parse(code))).toMatchObject({ ok: true, notes: [] })
})

it('answers and refusals are those of the contract', () => {
  for (const snippet of marked('answer')) {
    const answer = routesByName.get(argumentOf(snippet))?.answer
    if (typeof answer !== 'object') throw new Error(`${argumentOf(snippet)} answers with no JSON`)
    expect(v.safeParse(answer, JSON.parse(snippet.code)).issues).toBeUndefined()
  }
  for (const { code } of marked('refusal')) expect(v.safeParse(Refusal, JSON.parse(code)).issues).toBeUndefined()
})

it('first calls are read as they stand', () => {
  for (const { code } of marked('first calls')) {
    const firstCalls: object = JSON.parse(code)
    expect(parsePage({ contract: 1, locale: 'en', ...firstCalls })).toMatchObject({ ok: true, notes: [], page: firstCalls })
  }
})

it('custom properties are those of the islands', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  for (const { code } of marked('theme')) for (const [name] of code.matchAll(/--partner-[\w-]+/g)) expect(tokens).toContain(`${name}:`)
})

it('servers keep for ever what is named after its content, and nothing else', () => {
  const files = ['chunks/core-D8ZhPURe.js', 'messages/shared-en-a-QUe-N2.js', 'partner-islands.js', 'index.js', 'manifest.json']
  const kept = files.slice(0, 2)
  const patterns = marked('server').flatMap(({ code }) => /\S*-\[\\w-\]\{8\}[^\s"]*/.exec(code)?.[0].replace('"', '') ?? [])
  expect(patterns).toHaveLength(3)
  for (const pattern of patterns) expect(files.filter((file) => new RegExp(pattern).test(file))).toEqual(kept)
})

it('every snippet is checked by one of these rules, or run in a browser', () => {
  const rest = snippets.filter(({ mark, language }) => mark === '' && language !== 'sh')
  expect(rest).toEqual([])
  // test/browser/package/handbook.spec.ts runs them.
  expect(marked('run').map(argumentOf)).toEqual(['standalone', 'event', 'inspector'])
})

const setUps = snippets.filter(({ code }) => code.startsWith('npm install partner-islands\nmkdir '))

it.each(setUps)('$file: the commands lay the files where the helpers look for them', ({ code }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'handbook-'))
  mkdirSync(path.join(folder, 'node_modules'))
  // `npm install` itself: build/package.mjs and, with the packages of each ecosystem, test/browser/hosts.
  symlinkSync(process.cwd(), path.join(folder, 'node_modules/partner-islands'))
  const [, ...rest] = code.split('\n')
  const commands = rest.filter((line) => !/^(?:pip|composer) /.test(line)).join('\n')
  expect(spawnSync('sh', ['-euc', commands], { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  const assets = commands.includes('static/assets') ? 'static/assets' : 'public/assets'
  expect(readdirSync(path.join(folder, assets))).toEqual(expect.arrayContaining(['manifest.json', 'partner-islands.js']))
  rmSync(folder, { recursive: true })
})

// test/server/operation/restoring.test.ts runs them.
const operation = marked('operation')
const commands = snippets
  .filter((snippet) => snippet.language === 'sh' && !setUps.includes(snippet) && !operation.includes(snippet))
  .flatMap(({ file, code }) => code.split('\n').map((line) => ({ file, line })))

it.each(commands)('$file: $line', async ({ line }) => {
  const command = line.replace(/\s+#.*$/, '').trim()
  const [program = '', first = '', second = ''] = command.split(/\s+/)
  if (program === 'npm' && first === 'run') return expect(Object.keys(scripts)).toContain(second)
  if (program === 'npm') return expect(['npm test', 'npm install partner-islands']).toContain(command)
  expect(program).toBe('npx')
  expect(await doctor(command)).toBe(0)
})

/** The command with its options, on a page that is right; a running host is test/server/doctor.test.ts. */
function doctor(command: string): Promise<number> {
  const [, , ...args] = command.match(/"[^"]*"|\S+/g) ?? []
  const options = args.filter((argument) => argument !== '--api').map((argument) => argument.replaceAll('"', ''))
  const [name = '', , ...rest] = options
  // That it knows the options; test/server/verify.test.ts and test/unit/init run them.
  if (name === 'verify' || name === 'init') return run([...options, '--help'], () => {})
  const fixtures = 'test/fixtures/doctor'
  return run([name, `${fixtures}/golden/sidebar.html`, ...rest, '--manifest', `${fixtures}/manifest.json`], () => {})
}
