import { createRequest } from '../../http'
import { ROUTE_NAMES } from '../../model'
import { createPageStore, createPartnerGate, createSignInGate, requestLocale, selectSignIn, signInAsked, startPage } from '../../store'
import { toIslandError } from '../failure/IslandError'
import { addBaseSheets } from './root/baseSheets'
import type { Core, CoreOptions } from './Core'
import { createOverlays } from './overlays/createOverlays'
import { createPageSource } from './createPageSource'
import { createTexts } from './texts/createTexts'
import { createTurns } from './createTurns'
import { followLocale } from './texts/followLocale'
import { mountIsland } from './mountIsland'
import { showFavicon } from './showFavicon'
import { takeOverPage } from './takeOverPage'

/** Reads the page and makes what its islands share. Resolves when the persisted state is back, so that no island shows before. */
export async function createCore({ document, overlays: names, fetch, mount, onProblem }: CoreOptions): Promise<Core> {
  const pages = await createPageSource(document)
  const { page, router } = pages.get()
  const signIn = createSignInGate(page.csrf)
  const partner = createPartnerGate(page.config.partnerId)
  const store = createPageStore({ page, router, signIn, partner, request: createRequest(Object.assign(signIn, { fetch }), partner) })
  signIn.ask = () => {
    const isPossible = names.signIn !== undefined && router.has(ROUTE_NAMES.sessionStart) && selectSignIn(store.getState()) !== 'declined'
    if (isPossible) store.dispatch(signInAsked())
    return isPossible
  }
  // From the first moment, before the islands that have something to offer: it knows the views by itself.
  const hasPalette = names.palette !== undefined && router.has(ROUTE_NAMES.overview)
  const stopOffering = hasPalette ? store.commands.offer(() => []) : () => {}
  addBaseSheets(document, page)
  showFavicon(document, page)
  const [texts, stopPage] = await Promise.all([createTexts(page.locale, page.config.statusLabels), startPage(store)])
  const stopLocale = followLocale({ document, pages, texts, store })

  const overlays = createOverlays({ document, store, texts, names, mount })
  const shared = { pages, store, texts, overlays: overlays.context, turn: createTurns() }
  return {
    mount: (request) => mountIsland(shared, request),
    async refreshPage() {
      try {
        const next = await pages.refresh()
        if (!next) return
        takeOverPage(store, next)
        if (next.locale !== texts.get().locale) requestLocale(next.locale)
      } catch (error) {
        onProblem(toIslandError(error, 'page'))
      }
    },
    keepOverlays: overlays.keep,
    stop() {
      stopOffering()
      overlays.stop()
      stopLocale()
      stopPage()
    },
  }
}
