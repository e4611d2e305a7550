/** What a list begins with gets the focus when it is there, unless somebody goes on with something else meanwhile. Answers how to give it up. */
export function focusWhenThere(root: ParentNode & Node, selector: string): () => void {
  const waiting = new AbortController()
  const observer = new MutationObserver(() => {
    const first = root.querySelector<HTMLElement>(selector)
    if (!first) return
    waiting.abort()
    first.focus()
  })
  observer.observe(root, { childList: true, subtree: true })
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  const giveUp = () => waiting.abort()
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, giveUp, { capture: true, signal: waiting.signal })
  return giveUp
}
