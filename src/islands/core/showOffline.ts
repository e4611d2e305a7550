import { createTranslator, type Translate } from '../../i18n'
import { type Network, type PageStore, selectNetwork } from '../../store'
import { ANNOUNCE_AFTER_MS } from '../announceAfter'
import type { Texts } from './createTexts'
import { createWaitingList } from './createWaitingList'
import { kindsText } from './kindsText'

interface Options {
  readonly store: PageStore
  readonly texts: Texts
}

/**
 * Says in `layer` that the network is away, and which changes wait for it (SH-06); unfolded, it lists them. No island does, because none could be
 * loaded by then. The returned function ends it.
 */
export function showOffline(layer: HTMLElement, { store, texts }: Options): () => void {
  const region = layer.ownerDocument.createElement('div')
  region.setAttribute('aria-live', 'polite')
  layer.append(region)
  const banner = layer.ownerDocument.createElement('div')
  Object.assign(banner.style, LOOK)
  const details = layer.ownerDocument.createElement('details')
  const summary = details.appendChild(layer.ownerDocument.createElement('summary'))
  // What is under the rest of the banner stays within reach.
  Object.assign(details.style, { pointerEvents: 'auto' })
  const list = createWaitingList(layer.ownerDocument, (id) => store.services.outbox.giveUp(id))
  details.append(list.element)
  let shown: Shown = { text: '', waiting: [] }
  const show = () => {
    const { locale, packsOf } = texts.get()
    const t = createTranslator(locale, packsOf(undefined))
    const network = selectNetwork(store.getState())
    const next: Shown = { text: textOf(network, t), waiting: network.waiting }
    if (next.text === shown.text && next.waiting === shown.waiting) return
    shown = next
    banner.lang = locale
    const hadFocus = list.element.contains(layer.ownerDocument.activeElement)
    list.show(next.waiting, t)
    summary.textContent = next.text
    banner.replaceChildren(next.waiting.length > 0 ? details : next.text)
    if (next.text) region.append(banner)
    else banner.remove()
    if (hadFocus) summary.focus()
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

interface Shown {
  readonly text: string
  readonly waiting: Network['waiting']
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

function textOf({ isOnline, waiting }: Network, t: Translate): string {
  const count = waiting.length
  if (isOnline && count === 0) return ''
  if (isOnline) return t('partner.network.sending', { count })
  if (count === 0) return `${t('partner.network.offline')} ${t('partner.network.offline.hint')}`
  return `${t('partner.network.offline')} ${t('partner.network.waiting', { count })} ${kindsText(waiting, t)}`
}
