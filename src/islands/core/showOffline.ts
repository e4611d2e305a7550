import { createTranslator } from '../../i18n'
import { type PageStore, selectNetwork, WAITING_KINDS } from '../../store'
import { ANNOUNCE_AFTER_MS } from '../announceAfter'
import type { Texts } from './createTexts'

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
  const banner = layer.ownerDocument.createElement('div')
  Object.assign(banner.style, LOOK)
  const show = () => {
    const text = textOf(store, texts)
    if (text === banner.textContent) return
    banner.lang = texts.get().locale
    banner.textContent = text
    if (text) region.append(banner)
    else banner.remove()
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

/** Plain, as what the system has: no sheet of ours reaches outside of islands. */
const LOOK = {
  position: 'fixed',
  // Below what stays while the page scrolls: there is the menu of a phone.
  inset: 'calc(var(--partner-sticky-top, 0px) + 4px) auto auto 50%',
  translate: '-50%',
  inlineSize: 'max-content',
  maxInlineSize: 'min(36rem, 100vi - 2rem)',
  padding: '4px 16px',
  border: '1px solid',
  borderRadius: '8px',
  background: 'Canvas',
  color: 'CanvasText',
  boxShadow: '0 2px 12px rgb(0 0 0 / 25%)',
  fontSize: '0.875rem',
  textAlign: 'center',
  // What is under it stays within reach.
  pointerEvents: 'none',
}

function textOf(store: PageStore, texts: Texts): string {
  const { isOnline, waiting } = selectNetwork(store.getState())
  const count = waiting.length
  if (isOnline && count === 0) return ''
  const { locale, packsOf } = texts.get()
  const t = createTranslator(locale, packsOf(undefined))
  if (isOnline) return t('partner.network.sending', { count })
  if (count === 0) return `${t('partner.network.offline')} ${t('partner.network.offline.hint')}`
  const kinds = WAITING_KINDS.flatMap((kind) => {
    const ofKind = waiting.filter((each) => each === kind).length
    return ofKind > 0 ? t(`partner.network.waiting.${kind}`, { count: ofKind }) : []
  })
  return `${t('partner.network.offline')} ${t('partner.network.waiting', { count })} ${kinds.join(', ')}`
}
