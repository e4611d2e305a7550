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

/** Puts text where the cursor is. React hears of it as of any typing. */
export function insertText(field: TextField, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { data: text, inputType: 'insertText', bubbles: true, composed: true }))
}
