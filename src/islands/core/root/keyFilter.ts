/**
 * Keeps what is typed in an island from the page's hotkeys: for listeners outside, the target is the host element, so a script that
 * spares inputs does not know that this is one. Escape, Tab, arrows and combinations pass, others listen for them.
 */
export function filterKeys(host: HTMLElement, signal: AbortSignal): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(type, stopTyping, { signal })
}

function stopTyping(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isCharacter && isEditable(event.composedPath()[0])) event.stopPropagation()
}

const isEditable = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
