/**
 * What jsdom lacks of modal dialogs and popovers: opening, closing, the open state and the returned focus. There is no top layer and nothing is inert.
 * The real thing is tested in the browser.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  openers.set(this, this.ownerDocument.activeElement)
  this.open = true
}

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  const element = openers.get(this)
  if (element instanceof HTMLElement) element.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

// jsdom hides what has the attribute, and would never show it.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.style.display = 'block'
}

HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  this.style.display = ''
}
