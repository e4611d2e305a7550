/** Calls back when the document is parsed, at once if it is: before, a host may be there without its props. */
export function whenParsed(document: Document, callback: () => void): () => void {
  if (document.readyState !== 'loading') {
    callback()
    return () => {}
  }
  document.addEventListener('DOMContentLoaded', callback, { once: true })
  return () => document.removeEventListener('DOMContentLoaded', callback)
}
