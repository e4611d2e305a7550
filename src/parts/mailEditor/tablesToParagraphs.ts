const BLOCKS = 'p, ul, ol, h2, h3, blockquote'
const BETWEEN = ' | '

/** Mails have no tables: each row becomes a paragraph in which its cells stand apart; what is laid out by tables becomes one thing after another. */
export function tablesToParagraphs(body: HTMLElement): void {
  // Tables inside tables first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) table.replaceWith(...[...table.rows].flatMap(rowAsBlocks))
}

function rowAsBlocks({ cells }: HTMLTableRowElement): Node[] {
  const filled = [...cells].filter((cell) => cell.textContent.trim())
  if (filled.some((cell) => cell.querySelector(BLOCKS))) return filled.flatMap(cellAsBlocks)
  const paragraph = document.createElement('p')
  for (const [nth, cell] of filled.entries()) {
    if (nth > 0) paragraph.append(BETWEEN)
    paragraph.append(...cell.childNodes)
  }
  return filled.length > 0 ? [paragraph] : []
}

function cellAsBlocks(cell: HTMLTableCellElement): Node[] {
  if (cell.querySelector(BLOCKS)) return [...cell.childNodes]
  const paragraph = document.createElement('p')
  paragraph.append(...cell.childNodes)
  return [paragraph]
}
