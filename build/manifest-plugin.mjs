import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { needs, screens } from './islands.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Writes `manifest.json`: the version of the package, the entry, the `core` files every island needs, per island the files a page should preload, those it may load
 * later and the routes it cannot do without, the island that `main` shows for a route, the message packs per owner and locale, and for every file its integrity and bytes.
 */
export function manifest(modules) {
  const islands = new Map(Object.entries(modules).map(([island, module]) => [module, island]))
  return {
    name: 'manifest',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of chunks) refuseCycle(chunk, bundle)
        const content = {
          version,
          entry: chunks.find(({ name }) => name === 'partner-islands').fileName,
          core: [],
          islands: {},
          screens: Object.fromEntries(screens.map(({ route, island }) => [route, island])),
          messages: {},
          files: {},
        }
        for (const chunk of chunks) {
          content.files[chunk.fileName] = describe(chunk)
          for (const { owner, part } of chunk.moduleIds.map((module) => whose(module, islands))) {
            if (part === 'core') content.core = [...new Set([...closure(bundle[content.entry], bundle), ...closure(chunk, bundle)])]
            else if (part === 'island') content.islands[owner] = islandOf(owner, chunk, bundle)
            else if (part) (content.messages[owner] ??= {})[part] = chunk.fileName
          }
        }
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(content, null, 2) })
      },
    },
  }
}

// A chunk is recognised by a module in it: the core, an island's first module, or a message pack.
function whose(module, islands) {
  const file = path.relative('.', module).replaceAll('\\', '/')
  if (/^src\/islands\/core\/index\.tsx?$/.test(file)) return { part: 'core' }
  const island = islands.get(module)
  if (island) return { owner: island, part: 'island' }
  const pack = /^(?:src\/i18n|widgets\/([\w-]+))\/messages\/([\w-]+)\.json$/.exec(file)
  return pack ? { owner: pack[1] ?? 'shared', part: pack[2] } : {}
}

function islandOf(owner, chunk, bundle) {
  const preload = closure(chunk, bundle)
  // The main area shows other islands, whose loaders are in the entry.
  const start = owner === 'main' ? [...preload, 'partner-islands.js'] : preload
  const lazy = lazyFiles(start, bundle).filter((file) => !file.startsWith('messages/'))
  return { file: chunk.fileName, preload, lazy, needs: (needs[owner] ?? []).map(({ name }) => name) }
}

// What the files load with import(), and what that loads in turn.
function lazyFiles(files, bundle) {
  const seen = new Set(files)
  for (const file of seen) for (const name of bundle[file].dynamicImports) closure(bundle[name], bundle, seen)
  return [...seen].slice(files.length)
}

function closure(chunk, bundle, seen = new Set()) {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  for (const file of chunk.imports) if (bundle[file]?.type === 'chunk') closure(bundle[file], bundle, seen)
  return [...seen]
}

function describe({ code, imports, dynamicImports }) {
  // Every page carries the hash of each file, and hashes do not compress: the shortest that is safe.
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
  return { integrity, bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length, imports, dynamicImports }
}

// Modules of two chunks that import each other may run before what they need is there.
function refuseCycle({ fileName, imports }, bundle) {
  const other = imports.find((file) => bundle[file]?.imports?.includes(fileName))
  if (other) throw new Error(`The chunks ${fileName} and ${other} import each other`)
}
