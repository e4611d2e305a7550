import { isolated, type Translate } from '../../../i18n'
import type { WaitingChange } from '../../../store'
import { kindsText } from './kindsText'

interface WaitingList {
  readonly element: HTMLElement
  readonly show: (waiting: readonly WaitingChange[], t: Translate) => void
}

/** The changes that wait for the network, each with a button that gives it up. */
export function createWaitingList(document: Document, onGiveUp: (id: number) => void): WaitingList {
  const element = document.createElement('ul')
  Object.assign(element.style, LOOK)
  // How many they are is announced.
  element.setAttribute('aria-live', 'off')

  const rowOf = (change: WaitingChange, t: Translate) => {
    const { id, isTried } = change
    const row = document.createElement('li')
    Object.assign(row.style, ROW)
    const text = row.appendChild(document.createElement('bdi'))
    text.id = `partner-waiting-${id}`
    text.textContent = wordsOf(change, t)
    if (isTried) return row
    const button = row.appendChild(document.createElement('button'))
    button.id = `${text.id}-undo`
    button.type = 'button'
    button.textContent = t('partner.general.undo')
    button.setAttribute('aria-labelledby', `${button.id} ${text.id}`)
    Object.assign(button.style, BUTTON)
    button.addEventListener('click', () => onGiveUp(id))
    return row
  }

  return {
    element,
    show(waiting, t) {
      element.setAttribute('aria-label', kindsText(waiting, t))
      element.replaceChildren(...waiting.map((change) => rowOf(change, t)))
    },
  }
}

/** What waits, with the website and the to-do it belongs to. */
function wordsOf({ kind, about, subject: { website, text } = {} }: WaitingChange, t: Translate): string {
  if (about) return about
  const parts = [website, t(`partner.network.waiting.${kind}`, { count: 1 }), text && beginningOf(text)]
  return parts.flatMap((part) => (part ? isolated(part) : [])).join(': ')
}

const beginningOf = (text: string): string => (text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text)

/** Enough to tell to-dos apart. */
const SHOWN_CHARACTERS = 80
const LOOK = { margin: '4px 0', padding: '0', maxBlockSize: '40vh', overflow: 'auto', listStyle: 'none', textAlign: 'start' }
const ROW = {
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '2px',
  overflowWrap: 'anywhere',
}
const BUTTON = { flex: 'none', minBlockSize: '24px', font: 'inherit' }
