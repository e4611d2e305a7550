/**
 * Keeps the second click of a double click to what the first one met: where that has gone with it, as a row does that is done, the next one lies
 * under the pointer, and would be done as well. So it is where the button of a form leads to its next step, and does something else then.
 */
export function filterClicks(root: ShadowRoot, signal: AbortSignal): void {
  let met: Element | null = null
  let step = ''
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent)) return
    if (event.detail < 2) {
      met = controlOf(event.target)
      step = stepOf(met)
    } else if (met && (!met.isConnected || stepOf(met) !== step)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  root.addEventListener('click', onClick, { capture: true, signal })
}

/** What is drawn in a button changes with what it says. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('a, button') ?? target) : null

/** What the button of a form does, in its words. */
const stepOf = (control: Element | null): string =>
  control instanceof HTMLButtonElement && control.type === 'submit' ? (control.textContent ?? '') : ''
