import { type Page, readPage } from '../../page'
import { createRouter, type Router } from '../../routes'
import { IslandError } from '../failure/IslandError'
import { findPageData } from '../queryPage'

export interface PageView {
  readonly page: Page
  readonly router: Router
}

export interface PageSource {
  readonly get: () => PageView
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the page data again; answers with the page if they have changed. */
  readonly refresh: () => Promise<Page | undefined>
  readonly setLocale: (locale: Page['locale']) => void
}

/** The page data as they are now: a soft navigation may bring a new block. Throws the code `page` if they cannot be used. */
export async function createPageSource(document: Document): Promise<PageSource> {
  const listeners = new Set<() => void>()
  let text = textOf(document)
  let view = await read(document)

  function show(next: PageView): void {
    view = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async refresh() {
      const next = textOf(document)
      if (next === text || next === undefined) return undefined
      text = next
      const nextView = await read(document)
      // Newer data may have come and been read meanwhile.
      if (next !== text) return undefined
      show(nextView)
      return view.page
    },
    setLocale: (locale) => show(viewOf({ ...view.page, locale })),
  }
}

const textOf = (document: Document) => findPageData(document)?.textContent

async function read(document: Document): Promise<PageView> {
  const result = await readPage(document)
  if (!result.ok) throw new IslandError('page', result.issues.map(({ message }) => message).join('; '))
  const { page, notes } = result
  if (notes.length > 0) console.warn(`partner-islands: page data: ${notes.map(({ message }) => message).join('; ')}`)
  return viewOf(page)
}

function viewOf(page: Page): PageView {
  const { host, protocol } = location
  return { page, router: createRouter(page.routes, { host, scheme: protocol.slice(0, -1), locale: page.locale }) }
}
