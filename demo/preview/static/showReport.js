/** Shows what the islands would say about the page data. */
export function showReport(element, { usable, issues }) {
  const { good, notes, bad } = element.dataset
  const verdict = document.createElement('p')
  verdict.className = `note note--${usable ? (issues.length > 0 ? 'warning' : 'success') : 'error'}`
  verdict.textContent = usable ? (issues.length > 0 ? notes : good) : bad
  const list = document.createElement('ul')
  list.append(...issues.map(({ message }) => Object.assign(document.createElement('li'), { textContent: message })))
  element.replaceChildren(verdict, list)
}
