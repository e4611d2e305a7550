const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'

/** Focuses the first element of an island that takes focus, and returns it. */
export function focusFirst(root: ShadowRoot): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (element.tabIndex < 0) continue
    element.focus()
    // Disabled and invisible elements refuse.
    if (root.activeElement === element) return element
  }
  return undefined
}
