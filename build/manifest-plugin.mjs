import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { fontsOf } from './fonts-plugin.mjs'
import { needs, screens } from './islands.mjs'
import { localeOf } from './messages-plugin.mjs'

const CORE = path.resolve('src/islands/core/index.ts')
const SHARED_TEXTS = path.resolve('src/i18n/loadMessages.ts')
/** The face of a part; its texts, if it has any, lie beside it. */
const PART = /[\\/]src[\\/]parts[\\/]\w+[\\/]index\.ts$/
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Writes `manifest.json`: the version of the package, the entry, the `core` files every island needs, per island the files a page should preload, those it may load
 * later and the routes it cannot do without, the island that `main` shows for a route, the message packs per owner and locale, the fonts by name, and for every file its integrity and bytes.
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
        const textsOf = textsIn(this, chunks)
        const content = {
          version,
          entry: chunks.find(({ name }) => name === 'partner-islands').fileName,
          core: [],
          islands: {},
          screens: Object.fromEntries(screens.map(({ route, island }) => [route, island])),
          messages: { shared: textsOf(SHARED_TEXTS) },
          fonts: fontsOf(bundle),
          files: {},
        }
        for (const chunk of chunks) {
          content.files[chunk.fileName] = describe(chunk)
          if (chunk.moduleIds.includes(CORE))
            content.core = [...new Set([content.entry, chunk.fileName].flatMap((file) => closure(bundle[file], bundle)))]
          for (const module of chunk.moduleIds.filter((id) => islands.has(id))) {
            const island = islands.get(module)
            content.islands[island] = islandOf(island, chunk, bundle)
            content.messages[island] = textsOf(module)
          }
        }
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(content, null, 2) })
      },
    },
  }
}

/** By module, the files of what it says from the start, by locale: its own texts and those of the parts that they are joined with. */
function textsIn(rollup, chunks) {
  const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])))
  const beside = (module) => rollup.getModuleInfo(path.join(path.dirname(module), 'texts.ts'))
  const packsOf = ({ dynamicallyImportedIds, importedIds }) => [
    ...dynamicallyImportedIds.filter(localeOf),
    ...importedIds
      .filter((id) => PART.test(id))
      .flatMap((id) => beside(id) ?? [])
      .flatMap(packsOf),
  ]
  return (module) => {
    const texts = {}
    for (const id of packsOf(beside(module) ?? rollup.getModuleInfo(module))) {
      const locale = localeOf(id)
      texts[locale] = [...new Set([...(texts[locale] ?? []), fileOf.get(id)])]
    }
    return texts
  }
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
