import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { apiSlice } from '../../../src/api/call'
import { countsSlice } from '../../../src/api/shell'
import { websiteOverlaySlice } from '../../../src/api/websites/websiteOverlay'
import type { Messages } from '../../../src/i18n'
import shared from '../../../src/i18n/messages/en.json'
import type { Language, Texts } from '../../../src/islands/core/texts/createTexts'
import { IslandContext } from '../../../src/islands/core/root/IslandContext'
import { IslandTexts, TextsContext } from '../../../src/islands/core/texts/IslandTexts'
import { listDialogs } from '../../../src/islands/core/overlays/listDialogs'
import type { LoadPack } from '../../../src/islands/LoadPack'
import { injectSlice, type PageStore, runToastAction, selectToasts } from '../../../src/store'
import { OverlayContext, ViewOnlyContext } from '../../../src/ui'
import { makeStore } from '../store/support'
import '../ui/support/topLayer'

interface Options {
  /** The island's own texts. */
  texts?: Messages
  /** Replaces parts of the page data. */
  data?: object
  /** Where the browser is. */
  at?: string | undefined
  replies?: Parameters<typeof makeStore>[1] & object
}

const running: (() => void)[] = []

/** Renders the component of an island in light DOM, with a real store, and with what the runtime gives it. */
export function renderIsland(element: ReactElement, { texts = {}, data = {}, at = '/', replies = [] }: Options = {}) {
  history.replaceState(null, '', at)
  const { store, ...made } = makeStore(data, replies)
  for (const slice of [apiSlice, countsSlice, websiteOverlaySlice]) injectSlice(store, slice)
  running.push(store.navigation.start(), () => store.services.tabs.close())
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const { page, router } = store.services
  const { locale } = page
  const own = new Map<LoadPack, Messages>()
  const language: Language = { locale, packsOf: (pack) => [(pack && own.get(pack)) ?? texts, shared] }
  const source: Texts = {
    get: () => language,
    subscribe: () => () => undefined,
    load: async (pack) => void (pack && own.set(pack, (await pack(locale)).default)),
    change: () => Promise.resolve(),
  }
  const view = render(
    <Provider store={store}>
      <TextsContext value={source}>
        <IslandTexts pack={undefined} timeZone={page.timeZone}>
          <OverlayContext value={listDialogs(store)}>
            <ViewOnlyContext value={page.isViewOnly}>
              <IslandContext value={{ page, router, services: store.services, host, root }}>{element}</IslandContext>
            </ViewOnlyContext>
          </OverlayContext>
        </IslandTexts>
      </TextsContext>
    </Provider>,
  )
  return { ...view, ...made, store, host }
}

/** Goes to an address as a link that stays on the page does. */
export const go = (store: PageStore, url: string) =>
  act(() => {
    history.pushState({ partnerIslands: {} }, '', url)
    store.navigation.sync()
  })

/** Presses Undo on the newest toast. */
export const undoLast = (store: PageStore) => act(() => store.dispatch(runToastAction(selectToasts(store.getState()).at(-1)?.id ?? '')))

/** Ends what the stores of the last test do on the page. */
export function stopIslands(): void {
  for (const stop of running.splice(0)) stop()
  document.body.replaceChildren()
  // What was opening holds the keys for a few frames more: a press ends that, so that the next test has its own.
  dispatchEvent(new Event('pointerdown'))
}

const mediaListeners = new Set<() => void>()

/** How wide the window is; before rendering, or while something is shown. */
export function setWide(isWide: boolean): void {
  globalThis.matchMedia = (media) =>
    // The rest of the interface is not used.
    ({
      media,
      matches: isWide,
      addEventListener: (_: string, listener: () => void) => mediaListeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => mediaListeners.delete(listener),
    }) as unknown as MediaQueryList
  act(() => mediaListeners.forEach((listener) => listener()))
}

/** As if the focus came by keyboard: jsdom does not know `:focus-visible`. */
export function seeFocus(): void {
  // Called on its element below.
  const { matches } = Element.prototype
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector)
  })
}
