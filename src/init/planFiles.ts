import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '../doctor'
import { codeOf } from './codeOf'
import { dataOf, type Places, type Recipe } from './Kind'
import { hasMark, withMark } from './mark'
import type { FileState, PlannedFile } from './PlannedFile'
import { filesBelow } from './Project'

const EXAMPLE_DATA = 'page.json'

/** Every file that the application gets, compared with what is there. Nothing is written. */
export function planFiles(root: string, packageFolder: string, { assets, adapter, examples, page }: Places): PlannedFile[] {
  const recipeOf = ({ from }: Recipe) => readFileSync(path.join(packageFolder, 'demo/recipes', from), 'utf8')
  const dist = path.join(packageFolder, 'dist')
  const isPublished = isManifest(existing(path.join(root, assets, 'manifest.json')))
  const isOurs = adapter && /partner.?islands/i.test(existing(path.join(root, adapter.to, adapter.sign)).toString())
  return [
    ...planFolder(root, dist, assets, publishedOf(dist), isPublished),
    ...(adapter ? planFolder(root, path.join(packageFolder, 'dist-adapters', adapter.from), adapter.to, undefined, isOurs) : []),
    ...[...examples, page].map((recipe): PlannedFile => {
      const text = recipeOf(recipe)
      const content = Buffer.from(withMark(recipe, text))
      // Whoever followed the handbook by hand has the recipe as it is.
      const state = stateOf(root, recipe.to, [content, Buffer.from(text)], (found) => (hasMark(found.toString()) ? 'changed' : 'blocked'))
      return { path: recipe.to, content: () => content, state }
    }),
    planData(root, Buffer.from(recipeOf({ from: EXAMPLE_DATA, to: '' })), dataOf(page)),
  ]
}

/** What pages load: neither maps, nor copies for servers that compress nothing, nor what is for bundlers and people. */
function publishedOf(dist: string): string[] {
  const { files } = readManifest(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  return ['manifest.json', ...Object.keys(files), ...filesBelow(path.join(dist, 'assets')).map((file) => `assets/${file}`)]
}

function planFolder(root: string, from: string, to: string, files = filesBelow(from), isOurs = false): PlannedFile[] {
  return files.map((file) => {
    const content = () => readFileSync(path.join(from, file))
    const place = `${to}/${file}`
    return { path: place, folder: to, content, state: stateOf(root, place, [content()], () => (isOurs ? 'changed' : 'blocked')) }
  })
}

function planData(root: string, content: Uint8Array, place: string): PlannedFile {
  return { path: place, content: () => content, state: stateOf(root, place, [content], () => 'kept') }
}

/** How a file of ours stands to what is in its place. */
export function stateOf(root: string, place: string, wanted: readonly Uint8Array[], otherwise: (found: Buffer) => FileState): FileState {
  const found = existing(path.join(root, place))
  if (found === 'nothing') return 'new'
  if (found === 'blocked') return found
  return wanted.some((content) => found.equals(content)) ? 'equal' : otherwise(found)
}

/** `blocked`: a folder stands where the file goes, or a file where its folder goes. */
function existing(file: string): Buffer | 'nothing' | 'blocked' {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return 'nothing'
    if (code === 'EISDIR' || code === 'ENOTDIR') return 'blocked'
    throw new Error(`${file} cannot be read. Nothing was written.`, { cause: error })
  }
}

function isManifest(found: Buffer | string): boolean {
  try {
    readManifest(found.toString())
    return true
  } catch {
    return false
  }
}
