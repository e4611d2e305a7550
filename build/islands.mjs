import path from 'node:path'
import { tsImport } from 'tsx/esm/api'

const REGISTRY = path.resolve('widgets/registry.ts')

/** The islands of the product, and those that stand around every screen. */
export const { registry, frame } = await tsImport('../widgets/registry.ts', import.meta.url)

/** Which island the main area shows, by the name of the route. */
export const { screens } = await tsImport('../widgets/screens.ts', import.meta.url)

/** The routes without which an island has nothing to show, by island. */
export const { needs } = await tsImport('../widgets/needs.ts', import.meta.url)
const stranger = Object.keys(needs).find((name) => !(name in registry))
if (stranger) throw new Error(`${stranger} needs routes, but is no island of the registry`)

/** The first module of each island, by its name. The registry imports them in the order in which it names them. */
export function islandModules(rollup) {
  const modules = rollup.getModuleInfo(REGISTRY).dynamicallyImportedIds
  const names = Object.keys(registry)
  if (modules.length !== names.length) throw new Error('The registry names an island that it does not import, or imports another')
  return Object.fromEntries(names.map((name, index) => [name, modules[index]]))
}
