import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stateOf } from '../init/planFiles'
import type { PlannedFile } from '../init/PlannedFile'
import { filesBelow } from '../init/Project'

/** Every file of a new island, compared with what is there. Nothing is written. */
export function planIsland(root: string, recipe: string, folder: string, name: string): PlannedFile[] {
  const named = (text: string) =>
    text.replaceAll('island-name', name).replaceAll('IslandName', componentOf(name)).replaceAll('Island name', titleOf(name))
  return filesBelow(recipe).map((file) => {
    const content = Buffer.from(named(readFileSync(path.join(recipe, file), 'utf8')))
    const place = `${folder}/${named(file)}`
    // What stands beside the islands serves all of them, and is changed by people.
    const isShared = !file.includes('/')
    return { path: place, content: () => content, state: stateOf(root, place, [content], () => (isShared ? 'kept' : 'blocked')) }
  })
}

/** `opening-hours` is shown as "Opening hours". */
const titleOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** `opening-hours` is the component `OpeningHours`. */
const componentOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
