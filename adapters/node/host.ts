import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import type { pageSchema } from '../../src/page'

const VERSION = '0.0.0'
/** What islands of an application import by name. Said on every page: after a soft navigation many browsers take no other import map. */
const FACE = 'index.js'

/** The data of a page, as a server writes them down. */
export type PageData = v.InferInput<typeof pageSchema>

export interface IslandsOptions {
  /** The folder of the published files; `public/assets` unless told. */
  readonly dist?: string
  /** Its address; `/assets/` unless told. */
  readonly base?: string
}

/** What a page with islands needs, read from the manifest of partner-islands. Mark what comes as safe where templates escape. */
export interface HostIslands {
  /** Goes into `<head>`. */
  islands(names: readonly string[], page: PageData, nonce: string): string
  /** What only one element needs, inside of it. */
  islandProps(props: unknown): string
}

interface Manifest {
  readonly version?: string
  readonly entry: string
  readonly core: readonly string[]
  readonly islands: Readonly<Record<string, { readonly preload: readonly string[]; readonly lazy: readonly string[] }>>
  readonly messages: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly files: Readonly<Record<string, { readonly integrity: string }>>
}

export function createIslands({ dist = 'public/assets', base = '/assets/' }: IslandsOptions = {}): HostIslands {
  let manifest: Manifest | undefined
  return {
    islands: (names, page, nonce) => head((manifest ??= readManifest(path.join(dist, 'manifest.json'))), base, names, page, nonce),
    islandProps: (props) => `<script type="application/json">${toJson(props)}</script>`,
  }
}

function head(manifest: Manifest, base: string, names: readonly string[], page: PageData, nonce: string): string {
  const known = names.flatMap((name) => manifest.islands[name] ?? [])
  const texts = ['shared', ...names].flatMap((name) => manifest.messages[name]?.[page.locale ?? ''] ?? [])
  const files = [...new Set([...manifest.core, ...known.flatMap(({ preload }) => preload), ...texts])]
  const cdn = page.config?.cdnHost ?? ''
  const from = (cdn && !cdn.includes('/') ? 'https://' : '') + cdn.replace(/\/$/, '') + base
  const hashes = new Map(
    [...files, ...known.flatMap(({ lazy }) => lazy), FACE].map((file) => [from + file, manifest.files[file]?.integrity ?? '']),
  )
  const lines = files.map((file) => {
    const place = `="${from}${file}" integrity="${hashes.get(from + file)}" nonce="${nonce}"`
    return file === manifest.entry ? `<script type="module" src${place}></script>` : `<link rel="modulepreload" href${place}>`
  })
  const imports = { 'partner-islands/standalone': from + FACE }
  const map = `<script type="importmap" nonce="${nonce}">${toJson({ imports, integrity: Object.fromEntries(hashes) })}</script>`
  return [map, ...lines, `<script type="application/json" data-partner-page>${toJson(page)}</script>`].join('\n')
}

function readManifest(file: string): Manifest {
  if (!existsSync(file)) throw new Error(`${file} is not there: publish the files of partner-islands ${VERSION} in that folder.`)
  // Written by the build of this package, and of this very version or refused.
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const { version = 'another version' } = manifest
  if (version === VERSION) return manifest
  throw new Error(`${file} is of partner-islands ${version}, this package of ${VERSION}: publish the files of that version.`)
}

const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
