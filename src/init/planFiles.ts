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
export function planFiles(root: string, packageFolder: string, { assets, helpers, page }: Places): PlannedFile[] {
  const recipeOf = ({ from }: Recipe) => readFileSync(path.join(packageFolder, 'demo/recipes', from), 'utf8')
  const dist = path.join(packageFolder, 'dist')
  const isPublished = isManifest(existing(path.join(root, assets, 'manifest.json')))
  return [
    ...filesBelow(dist).map((file): PlannedFile => {
      const content = () => readFileSync(path.join(dist, file))
      const place = `${assets}/${file}`
      return { path: place, isAsset: true, content, state: stateOf(root, place, [content()], () => (isPublished ? 'changed' : 'blocked')) }
    }),
    ...[...helpers, page].map((recipe): PlannedFile => {
      const text = recipeOf(recipe)
      const content = Buffer.from(withMark(recipe, text))
      // Whoever followed the handbook by hand has the recipe as it is.
      const state = stateOf(root, recipe.to, [content, Buffer.from(text)], (found) => (hasMark(found.toString()) ? 'changed' : 'blocked'))
      return { path: recipe.to, isAsset: false, content: () => content, state }
    }),
    planData(root, Buffer.from(recipeOf({ from: EXAMPLE_DATA, to: '' })), dataOf(page)),
  ]
}

function planData(root: string, content: Uint8Array, place: string): PlannedFile {
  return { path: place, isAsset: false, content: () => content, state: stateOf(root, place, [content], () => 'kept') }
}

function stateOf(root: string, place: string, wanted: readonly Uint8Array[], otherwise: (found: Buffer) => FileState): FileState {
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
