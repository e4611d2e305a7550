import { chunkGraph } from './chunkGraph'
import { importAs } from './importAs'

/** Searches by the addresses that importers know, and where they ended. */
const searches = new Map<string, Promise<void>>()
const places = new Map<string, string>()
let attempts = 0

/**
 * Loads a module after something has failed. Chromium remembers failures by address: what failed, and what imports that, is asked for under
 * another one. A module that is there is taken as it is, so that none runs twice. Rejects when it cannot be had now; the next call asks again.
 */
export async function importAgain(address: string): Promise<unknown> {
  for (const part of partsOf(address)) await searchOnce(part, chunkGraph.get(part) ?? [])
  return import(places.get(address) ?? address)
}

/** A module and all that it imports, what is imported before what imports it. */
function partsOf(address: string, seen = new Set<string>()): string[] {
  if (seen.has(address)) return []
  seen.add(address)
  return [...(chunkGraph.get(address) ?? []).flatMap((imported) => partsOf(imported, seen)), address]
}

function searchOnce(address: string, imports: readonly string[]): Promise<void> {
  const running = searches.get(address)
  if (running) return running
  const search = searchFor(address, imports)
  searches.set(address, search)
  search.catch(() => searches.delete(address))
  return search
}

async function searchFor(address: string, imports: readonly string[]): Promise<void> {
  const moved = Object.fromEntries(
    imports.flatMap((imported) => {
      const place = places.get(imported)
      return place ? [[imported, place]] : []
    }),
  )
  // Firefox and WebKit ask for it again; Chromium, which remembers that it failed, says so without asking.
  if (Object.keys(moved).length === 0 && (await isThere(address))) return
  const place = anew(address)
  await importAs(place, address, moved)
  places.set(address, place)
}

/** Whether it is there, or comes now. */
const isThere = (address: string): Promise<boolean> =>
  import(address).then(
    () => true,
    () => false,
  )

function anew(address: string): string {
  const url = new URL(address)
  url.searchParams.set('retry', String(++attempts))
  return url.href
}
