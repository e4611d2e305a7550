/** The id of the card that an element is in; 0 or NaN outside of cards. */
export const cardIdAt = (element: Element | null): number => Number(element?.closest('[data-card]')?.getAttribute('data-card'))

/** The id of the card that a press takes, unless something in it wants the pointer for itself. Links are for dragging too. */
export function grabbedCard(element: Element): number | null {
  if (element.closest('button, input, select, dialog, [popover]')) return null
  const id = cardIdAt(element)
  return id > 0 ? id : null
}
