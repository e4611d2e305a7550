import { insertText, isTextField, pressKey } from '../../../store'
import { focusFirst } from './focusFirst'

/** Does on the island what the user did on the server's markup while the island was not there. */
export function replay(event: Event, root: ShadowRoot): void {
  if (event instanceof MouseEvent) replayClick(event, root)
  else if (event instanceof KeyboardEvent) replayKey(event, root)
  else focusFirst(root)
}

/** At the same place of the page, which may have been scrolled since. */
function replayClick(event: MouseEvent, root: ShadowRoot): void {
  const clientX = event.pageX - scrollX
  const clientY = event.pageY - scrollY
  const target = root.elementFromPoint(clientX, clientY)
  if (!target || target.getRootNode() !== root) return void focusFirst(root)
  focusAround(target)
  const { button, detail, shiftKey } = event
  target.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, composed: true, clientX, clientY, button, detail, shiftKey }),
  )
}

/** The press of a real click would have moved the focus to the control. */
function focusAround(target: Element): void {
  target.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')?.focus()
}

function replayKey({ key, code, shiftKey }: KeyboardEvent, root: ShadowRoot): void {
  const target = focusFirst(root)
  if (!target) return
  if (pressKey(target, { key, code, shiftKey })) act(target, key)
}

/** What the browser does by itself only for real keys. */
function act(target: HTMLElement, key: string): void {
  if (isTextField(target)) {
    if (key.length === 1) insertText(target, key)
  } else if (key === ' ' || (key === 'Enter' && !(target instanceof HTMLInputElement))) target.click()
}
