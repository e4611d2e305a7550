import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../../src/contract'
import { routesByName } from '../../src/contract/table'
import { run } from '../../src/command/run'
import { parsePage } from '../../src/page'
import { previewHead } from '../../src/preview/previewHead'

const FOLDER = 'demo/handbook'
const FILES = [
  'README.md',
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(FOLDER, file)),
]

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

it('the import map of a page that is written by hand is that of the preview', () => {
  const [{ code } = { code: '' }] = marked('import map')
  expect(previewHead('visits')).toContain(/\{.*\}/.exec(code)?.[0].replaceAll(' ', ''))
})

const calls = snippets.flatMap(({ file, language, code }) => (language === 'sh' ? code.split('\n').map((line) => ({ file, line })) : []))

// test/unit/commands.test.ts holds the other commands.
it.each(calls.filter(({ line }) => line.startsWith('npx partner-islands doctor ')))('$file: $line', async ({ line }) => {
  const [, , name = '', , ...options] = line.match(/"[^"]*"|\S+/g) ?? []
  const given = options.filter((option) => option !== '--api').map((option) => option.replaceAll('"', ''))
  const fixtures = 'test/fixtures/doctor'
  // On a page that is right; test/server/doctor.test.ts asks a running host.
  expect(await run([name, `${fixtures}/golden/sidebar.html`, ...given, '--manifest', `${fixtures}/manifest.json`], () => {})).toBe(0)
})
