import {
  dropPalette,
  PALETTE,
  type PageStore,
  selectDialogs,
  selectErrors,
  selectNetwork,
  selectNotices,
  selectPartnerLeft,
  selectSignIn,
  selectToasts,
} from '../../../store'
import type { Overlays } from '../../../ui'
import type { IslandHandle, OverlayNames } from '../../types'
import { createLayers } from './createLayers'
import type { Texts } from '../texts/createTexts'
import { listDialogs } from './listDialogs'
import { reportMissingPart } from '../lazy/reportMissingPart'
import { retryQuietly } from './retryQuietly'
import { showOffline } from './showOffline'
import { showPlainToasts } from './showPlainToasts'

export interface PageOverlays {
  /** Hears from the dialogs of all islands. */
  readonly context: Overlays
  /** Puts layers back into the page that went with what contained them. */
  readonly keep: () => void
  readonly stop: () => void
}

/** The layer that is no island. */
const BANNER = 'offline'

interface Options {
  document: Document
  store: PageStore
  texts: Texts
  names: OverlayNames
  readonly mount: (host: HTMLElement, name: string) => IslandHandle
}

/**
 * The islands for toasts, page notices, the sign-in dialog and the palette, whose hosts are made when there is something to show, and the banner
 * of a page without a network. The first two and the banner are layers; the others open dialogs themselves.
 */
export function createOverlays({ document, store, texts, names, mount }: Options): PageOverlays {
  const layers = createLayers(document)
  const hosts = new Map<string, HTMLElement>()

  const addLayer = (name: string | undefined) => {
    if (!name || layers.has(name)) return undefined
    const layer = layers.add(name)
    layer.setAttribute('data-island', name)
    mount(layer, name)
    return layer
  }

  let stopPlainToasts = () => {}
  const addToasts = () => {
    const layer = addLayer(names.toasts)
    if (layer) stopPlainToasts = showPlainToasts(layer, { store, texts })
  }

  let stopRetrying = () => {}
  const addNotices = () => {
    const layer = addLayer(names.notices)
    if (layer) stopRetrying = retryQuietly(layer, store)
  }

  let stopBanner = () => {}
  const addBanner = () => {
    if (!layers.has(BANNER)) stopBanner = showOffline(layers.add(BANNER), { store, texts })
  }

  const addHost = (name: string | undefined) => {
    if (!name || hosts.has(name)) return undefined
    const host = document.createElement('div')
    host.setAttribute('data-island', name)
    hosts.set(name, host)
    document.body.append(host)
    mount(host, name)
    return host
  }

  /** Nobody sees the end of the page, where its failure would be shown; the next Ctrl+K tries again. */
  const addPalette = (name: string | undefined) => {
    const host = addHost(name)
    host?.addEventListener('partner-islands:error', (event) => {
      event.preventDefault()
      console.error('partner-islands: the palette could not be loaded', event.detail.error)
      if (name) hosts.delete(name)
      host.remove()
      store.dispatch(dropPalette())
      store.dispatch(reportMissingPart())
    })
  }

  const fill = () => {
    const state = store.getState()
    // Both are about the session.
    if (selectSignIn(state) === 'asked' || typeof selectPartnerLeft(state)?.to === 'number') addHost(names.signIn)
    if (selectDialogs(state).some(({ name }) => name === PALETTE)) addPalette(names.palette)
    if (!selectNetwork(state).isOnline) addBanner()
    if (selectNotices(state).length > 0 || selectErrors(state).length > 0) addNotices()
    // The last one is the topmost.
    if (selectToasts(state).length > 0) addToasts()
  }

  const unsubscribe = store.subscribe(fill)
  fill()
  return {
    context: listDialogs(store, layers.context),
    keep() {
      layers.keep()
      for (const host of hosts.values()) if (!host.isConnected) document.body.append(host)
    },
    stop() {
      unsubscribe()
      stopPlainToasts()
      stopRetrying()
      stopBanner()
      layers.remove()
      for (const host of hosts.values()) host.remove()
    },
  }
}
