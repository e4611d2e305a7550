/** The button that has the focus goes away with its toast: that of the next toast takes it, or else of the one before. */
export function focusNeighbour(toast: HTMLElement | null): void {
  const neighbour = toast?.nextElementSibling ?? toast?.previousElementSibling
  // The last button is the one that closes.
  const buttons = neighbour?.querySelectorAll('button') ?? []
  Array.from(buttons).at(-1)?.focus()
}
