import { createTranslator, type Translate } from '../../../i18n'
import type { Network } from '../../../store'
import type { Language } from '../texts/createTexts'
import { createWaitingList } from './createWaitingList'
import { kindsText } from './kindsText'

interface OfflineBanner {
  readonly element: HTMLElement
  readonly show: (network: Network, language: Language) => void
}

/** What is said of the network while it is away or changes wait for it; unfolded, it lists them. */
export function createOfflineBanner(document: Document, onGiveUp: (id: number) => void): OfflineBanner {
  const element = document.createElement('div')
  Object.assign(element.style, LOOK)
  element.tabIndex = -1
  const details = document.createElement('details')
  // What is under the rest of the banner stays within reach.
  Object.assign(details.style, { pointerEvents: 'auto' })
  const summary = details.appendChild(document.createElement('summary'))
  const list = createWaitingList(document, onGiveUp)
  details.append(list.element)

  return {
    element,
    show(network, { locale, packsOf }) {
      const t = createTranslator(locale, packsOf(undefined))
      const text = textOf(network, t)
      const isListed = network.waiting.length > 0
      const hadFocus = list.element.contains(document.activeElement)
      element.lang = locale
      summary.textContent = text
      list.show(network.waiting, t)
      element.replaceChildren(isListed ? details : text)
      // Whoever gave a change up goes on from what is said of the others.
      if (hadFocus) (isListed ? summary : element).focus()
    },
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

function textOf({ isOnline, waiting }: Network, t: Translate): string {
  const count = waiting.length
  if (isOnline) return t('partner.network.sending', { count })
  if (count === 0) return `${t('partner.network.offline')} ${t('partner.network.offline.hint')}`
  return `${t('partner.network.offline')} ${t('partner.network.waiting', { count })} ${kindsText(waiting, t)}`
}
