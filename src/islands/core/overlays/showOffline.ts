import { type Network, type PageStore, selectNetwork } from '../../../store'
import { ANNOUNCE_AFTER_MS } from '../../announceAfter'
import { createOfflineBanner } from './createOfflineBanner'
import type { Language, Texts } from '../texts/createTexts'

interface Options {
  readonly store: PageStore
  readonly texts: Texts
}

/**
 * Says in `layer` that the network is away, and which changes wait for it (SH-06). No island does, because none could be loaded by then. The
 * returned function ends it.
 */
export function showOffline(layer: HTMLElement, { store, texts }: Options): () => void {
  const region = layer.ownerDocument.createElement('div')
  region.setAttribute('aria-live', 'polite')
  layer.append(region)
  const banner = createOfflineBanner(layer.ownerDocument, (id) => store.services.outbox.giveUp(id))
  let shown: { network: Network; language: Language } | undefined
  const show = () => {
    const next = { network: selectNetwork(store.getState()), language: texts.get() }
    // The store changes all the time, and seldom about the network.
    if (next.network === shown?.network && next.language === shown.language) return
    shown = next
    if (next.network.isOnline && next.network.waiting.length === 0) return banner.element.remove()
    if (!banner.element.isConnected) region.append(banner.element)
    banner.show(next.network, next.language)
  }
  let stops: (() => void)[] = []
  const first = setTimeout(() => {
    show()
    stops = [store.subscribe(show), texts.subscribe(show)]
  }, ANNOUNCE_AFTER_MS)
  return () => {
    clearTimeout(first)
    stops.forEach((stop) => stop())
  }
}
