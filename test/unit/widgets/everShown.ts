/** Whether what is rendered has shown a text at any time since, be it for a moment. */
export function everShown(text: string): () => boolean {
  let wasShown = false
  const look = () => (wasShown ||= document.body.textContent.includes(text))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  return look
}
