import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInit } from '../../../src/init/command'
import { applications } from './applications'

export const [twigApplication = applications[0]] = applications.filter(({ kind }) => kind === 'twig')

export const folder = mkdtempSync(path.join(tmpdir(), 'init-'))
const packageFolder = path.join(folder, 'package')
let count = 0

const { PATH } = process.env

beforeAll(() => {
  const files = { 'partner-islands.js': { integrity: '' }, 'chunks/core.js': { integrity: '' } }
  put(packageFolder, {
    'package.json': '{"version": "1.2.3"}',
    'dist/partner-islands.js': 'start()',
    'dist/partner-islands.js.map': '',
    'dist/chunks/core.js': 'core',
    'dist/assets/lato.woff2': 'lato',
    'dist/manifest.json': JSON.stringify({ entry: 'partner-islands.js', core: [], islands: {}, messages: {}, files }),
  })
  symlinkSync(path.resolve('demo'), path.join(packageFolder, 'demo'))
  symlinkSync(path.resolve('adapters'), path.join(packageFolder, 'dist-adapters'))
  // What the applications are made with is run in test/browser/hosts.
  process.env.PATH = packageFolder
})

afterEach(() => jest.restoreAllMocks())
afterAll(() => {
  process.env.PATH = PATH
  rmSync(folder, { recursive: true })
})

export function put(root: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

export function application(files: Readonly<Record<string, string>> = twigApplication?.files ?? {}) {
  const root = path.join(folder, `application-${++count}`)
  mkdirSync(root)
  put(root, files)
  return root
}

export async function init(root: string, ...args: string[]) {
  let printed = ''
  const code = await runInit([root, ...args], (text) => (printed += text), packageFolder)
  return { code, printed }
}

/** Every file with its text and its time, and every folder. */
export const contentOf = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((file) => {
      const place = path.join(root, file)
      return statSync(place).isFile() ? [file, readFileSync(place, 'utf8'), statSync(place).mtimeMs] : [file]
    })
