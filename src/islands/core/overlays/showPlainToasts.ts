import { createTranslator } from '../../../i18n'
import { TOAST_ACTION_MS } from '../../../model'
import { dismissToast, type PageStore, runToastAction, selectToasts, type Toast } from '../../../store'
import type { Texts } from '../texts/createTexts'

interface Options {
  readonly store: PageStore
  readonly texts: Texts
}

/** Shows toasts as plain text while the island that shows them cannot be loaded. The next toast has it asked for again. */
export function showPlainToasts(layer: HTMLElement, { store, texts }: Options): () => void {
  const lines = new Map<string, HTMLElement>()
  const box = createBox(layer)
  let retry: (() => void) | undefined

  const add = (toast: Toast) => {
    const line = createLine(toast, { store, texts })
    lines.set(toast.id, line)
    box.append(line)
    setTimeout(() => store.dispatch(dismissToast(toast.id)), TOAST_ACTION_MS)
  }

  // Of what goes on only the end is shown.
  const unshown = () => selectToasts(store.getState()).filter(({ id, duration }) => duration !== null && !lines.has(id))

  const removeGone = () => {
    const ids = new Set(selectToasts(store.getState()).map(({ id }) => id))
    for (const [id, line] of lines) {
      if (ids.has(id)) continue
      line.remove()
      lines.delete(id)
    }
  }

  layer.addEventListener('partner-islands:error', (event) => {
    event.preventDefault()
    console.error('partner-islands: the toasts could not be loaded', event.detail.error)
    ;({ retry } = event.detail)
    unshown().forEach(add)
  })
  return store.subscribe(() => {
    removeGone()
    if (!retry || unshown().length === 0) return
    const load = retry
    retry = undefined
    load()
  })
}

/** A child of the host element, where only a failed island lets it be seen. What it looks like is up to the system: no sheet of ours is sure to be there. */
function createBox(layer: HTMLElement): HTMLElement {
  const box = layer.ownerDocument.createElement('div')
  box.setAttribute('aria-live', 'polite')
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'var(--partner-sticky-top, 0px) 0 auto auto',
    maxInlineSize: 'min(24rem, 100vw)',
    color: 'CanvasText',
  })
  layer.append(box)
  return box
}

function createLine({ id, kind, key, values, actionKey }: Toast, { store, texts }: Options): HTMLElement {
  const { locale, packsOf } = texts.get()
  const t = createTranslator(locale, packsOf(undefined))
  const line = document.createElement('p')
  if (kind === 'error') line.setAttribute('role', 'alert')
  line.lang = locale
  line.append(t(key, values))
  Object.assign(line.style, { margin: '8px', padding: '8px 12px', border: '1px solid', background: 'Canvas', whiteSpace: 'pre-line' })
  if (actionKey !== undefined) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(t(actionKey))
    button.addEventListener('click', () => store.dispatch(runToastAction(id)))
    line.append(' ', button)
  }
  return line
}
