/** Presses a key on what has the focus, as a hand would; false when somebody on the page has it for themselves. */
export function pressKey(target: Element, init: KeyboardEventInit): boolean {
  const event = { ...init, bubbles: true, cancelable: true, composed: true }
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', event))
  target.dispatchEvent(new KeyboardEvent('keyup', event))
  return isFree
}

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Dates, numbers and checkboxes know no place in a text. */
export const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)

/** Puts text where the cursor is, in the place of what is selected. React hears of it as of any typing. */
export function insertText(field: TextField, text: string): void {
  if (isTypedIn(field, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true, composed: true }))
}

/** Only what is put in by this command, deprecated as it is, can be undone by keys, and what was typed before it. It writes where the focus is. */
function isTypedIn(field: TextField, text: string): boolean {
  const root = field.getRootNode()
  const hasFocus = (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === field
  return hasFocus && 'execCommand' in document && document.execCommand('insertText', false, text)
}
