import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { escapeJson } from '../../src/page/escapeJson'
import type { Assets } from './templateData'

interface Manifest {
  entry: string
  /** Files that every island needs. */
  core: string[]
  /** `lazy`: files that an island may load later. */
  islands: Record<string, { preload: string[]; lazy: string[] }>
  /** The island that `main` shows, by the name of the route. */
  screens: Record<string, string>
  /** Texts by owner (`shared` or an island) and locale. */
  messages: Record<string, Record<string, string[]>>
  /** By the name of the font. */
  fonts: Record<string, string>
  files: Record<string, { integrity: string }>
}

/** What was made of a manifest, by what pages show: few kinds of them, in few languages. */
let cached: { changed: number; manifest: Manifest; assets: Map<string, Assets> } | undefined

/** What a page shows: its islands, and the route it belongs to. */
interface PageContent {
  readonly islands: readonly string[]
  readonly route: string
}

/** What most texts are drawn with, on the page and in islands. */
const FIRST_FONTS = ['lato-latin-400-normal.woff2', 'lato-latin-700-normal.woff2']

/** The built bundle as a page needs it: the entry, and what to preload for its islands, texts and fonts included. */
export function assetsFor(root: string, base: string, locale: string, content: PageContent): Assets {
  const known = readManifest(root)
  if (!known) return { entry: null, preload: [], fonts: [], importMap: null }
  const kind = [base, locale, content.route, ...content.islands].join(' ')
  const assets = known.assets.get(kind) ?? assetsIn(known.manifest, base, locale, content)
  known.assets.set(kind, assets)
  return assets
}

function assetsIn(manifest: Manifest, base: string, locale: string, { islands, route }: PageContent): Assets {
  const { entry, core, files, messages, screens } = manifest
  const screen = islands.includes('main') ? screens[route] : undefined
  const owners = screen === undefined ? islands : [...islands, screen]
  const texts = ['shared', ...owners].flatMap((owner) => messages[owner]?.[locale] ?? [])
  const preload = new Set(islands.length > 0 ? [...core, ...owners.flatMap((name) => manifest.islands[name]?.preload ?? []), ...texts] : [])
  const lazy = islands.flatMap((name) => manifest.islands[name]?.lazy ?? [])
  const integrity = Object.fromEntries([...preload, ...lazy].map((file) => [base + file, files[file]?.integrity ?? '']))
  return {
    entry: asset(entry),
    preload: [...preload].filter((file) => file !== entry).map(asset),
    fonts: FIRST_FONTS.flatMap((name) => manifest.fonts[name] ?? []).map((file) => base + file),
    importMap: preload.size > 0 ? escapeJson({ integrity }) : null,
  }

  function asset(file: string) {
    return { src: base + file, href: base + file, integrity: files[file]?.integrity ?? '' }
  }
}

/** The fonts of the islands, by name: a page that uses the same files fetches them once. */
export const fontsOf = (root: string): Record<string, string> => readManifest(root)?.manifest.fonts ?? {}

/** Undefined until the bundle is built; read again after every build. */
function readManifest(root: string): typeof cached {
  const file = path.join(root, 'dist/manifest.json')
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (changed === undefined) return undefined
  if (cached?.changed === changed) return cached
  // Written by our own build.
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  cached = { changed, manifest, assets: new Map() }
  return cached
}
