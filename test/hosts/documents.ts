import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const named = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))

/** Every document of the product. */
export const DOCUMENTS: readonly string[] = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['src', 'widgets', 'demo', 'adapters', 'test'].flatMap((folder) => (existsSync(folder) ? named(folder, /\.md$/) : [])),
]

/** The lines of the blocks of commands in a document, block by block. */
export const blocksOf = (document: string): string[][] =>
  [...readFileSync(document, 'utf8').matchAll(/^```sh\n([^]*?)\n```$/gm)].map(([, code = '']) =>
    code.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim()),
  )

/** What publishes the files and installs the package of an ecosystem by hand. */
export const SET_UPS: readonly string[][] = DOCUMENTS.flatMap(blocksOf).filter(
  ([first, second = '']) => first === 'npm install partner-islands' && second.startsWith('mkdir '),
)
