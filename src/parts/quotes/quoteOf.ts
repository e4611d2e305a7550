import { introductionAt, quoteStart } from './quoteLines'

/** What mail programs put around the mail that is answered: Apple Mail and Thunderbird, Gmail, Yahoo, Proton, Tuta, Zoho, Outlook for Mac. */
const QUOTES = [
  'blockquote[type="cite"]',
  '.gmail_quote',
  '.gmail_extra',
  '.yahoo_quoted',
  '[id^="yahoo_quoted"]',
  '.protonmail_quote',
  '.tutanota_quote',
  '.zmail_extra',
  '#OLK_SRC_BODY_SECTION',
].join(',')
/** What they put before it: Outlook in all its kinds. It goes on to the end. */
const HEADS = ['#divRplyFwdMsg', '#appendonsend', '#mail-editor-reference-message-container'].join(',')
/** Their line of who wrote when. */
const INTRODUCTIONS = '.moz-cite-prefix, .gmail_attr'
const BLOCKS = new Set(
  [
    'ADDRESS',
    'ARTICLE',
    'ASIDE',
    'BLOCKQUOTE',
    'CENTER',
    'DD',
    'DIV',
    'DL',
    'DT',
    'FIGURE',
    'FOOTER',
    'HEADER',
    'HR',
    'LI',
    'MAIN',
    'OL',
  ].concat(['P', 'PRE', 'SECTION', 'TABLE', 'TBODY', 'TD', 'TFOOT', 'TH', 'THEAD', 'TR', 'UL', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BR']),
)

/** A line as people read it, and where it begins. */
interface Line {
  text: string
  readonly start: Text
}

/** What a mail quotes; null when there is nothing, nothing else, or when the answer is written between the lines of the quote. */
export function quoteOf(root: HTMLElement): Range | null {
  const lines = linesOf(root)
  const texts = lines.map(({ text }) => text)
  const head = headIn(root, lines, texts)
  const marked = [...root.querySelectorAll<HTMLElement>(QUOTES)]
  const quotes = marked.length > 0 || head ? marked : lastBlockquote(root)
  const quote = quotes[0]
  const isHead = head !== null && (!quote || isBefore(head, quote))
  const first = isHead ? head : quote
  if (!first) return null
  const range = root.ownerDocument.createRange()
  range.setStartBefore(isHead ? first : (introductionBefore(first, lines, texts) ?? first))
  range.setEndAfter(isHead ? (root.lastChild ?? first) : first)
  if (!isHead) takeNext(range, quotes, root)
  const [before, after] = around(range, root)
  const isBetween = after !== '' && quotes.some((one) => !range.intersectsNode(one))
  return (before === '' && after === '') || isBetween ? null : range
}

/** The innermost node before which everything is the sender's own. */
function headIn(root: HTMLElement, lines: readonly Line[], texts: readonly string[]): Node | null {
  const marked = root.querySelector(HEADS)
  const line = lines[quoteStart(texts) ?? lines.length]
  const written = line ? blockOf(line.start, root) : null
  return marked && written ? (isBefore(written, marked) ? written : marked) : (marked ?? written)
}

/** One that nothing marks, where nothing follows it. */
function lastBlockquote(root: HTMLElement): HTMLElement[] {
  const last = [...root.querySelectorAll('blockquote')].filter((one) => !one.parentElement?.closest('blockquote')).at(-1)
  if (!last) return []
  const range = root.ownerDocument.createRange()
  range.selectNode(last)
  return around(range, root)[1] === '' ? [last] : []
}

/** Where the line begins that introduces a quote. */
function introductionBefore(quote: Node, lines: readonly Line[], texts: readonly string[]): Node | null {
  const last = lines.findLastIndex(({ start }) => isBefore(start, quote))
  const line = lines[last]
  if (!line) return null
  const marked = line.start.parentElement?.closest(INTRODUCTIONS)
  if (marked) return marked
  const index = introductionAt(texts, last)
  return index < 0 ? null : (lines[index]?.start ?? null)
}

/** Quotes that follow one another are one. */
function takeNext(range: Range, quotes: readonly HTMLElement[], root: HTMLElement): void {
  for (const quote of quotes.slice(1)) {
    if (range.intersectsNode(quote)) continue
    const gap = root.ownerDocument.createRange()
    gap.setStart(range.endContainer, range.endOffset)
    gap.setEndBefore(quote)
    if (gap.toString().trim() !== '') return
    range.setEndAfter(quote)
  }
}

/** The words before a range and after it. */
function around(range: Range, root: HTMLElement): [string, string] {
  const [before, after] = [root.ownerDocument.createRange(), root.ownerDocument.createRange()]
  before.setStart(root, 0)
  before.setEnd(range.startContainer, range.startOffset)
  after.setStart(range.endContainer, range.endOffset)
  after.setEnd(root, root.childNodes.length)
  return [before.toString().trim(), after.toString().trim()]
}

function linesOf(root: HTMLElement): Line[] {
  const lines: Line[] = []
  let open: Line | null = null
  const visit = (node: Node) => {
    if (node instanceof Text) {
      if (open) open.text += node.data
      else if (node.data.trim() !== '') lines.push((open = { text: node.data, start: node }))
      return
    }
    const isBlock = BLOCKS.has(node.nodeName)
    if (isBlock) open = null
    node.childNodes.forEach(visit)
    if (isBlock) open = null
  }
  root.childNodes.forEach(visit)
  return lines.map(({ text, start }) => ({ text: text.replaceAll(/\s+/g, ' ').trim(), start }))
}

/** The largest element that begins with a line and is not the mail itself: an empty frame of it would remain. */
function blockOf(start: Node, root: HTMLElement): Node {
  let node = start
  while (node.parentNode && node.parentNode !== root && isFirst(node)) node = node.parentNode
  return node
}

const isFirst = ({ previousSibling: before }: Node): boolean =>
  before === null || ((before.textContent ?? '').trim() === '' && isFirst(before))

const isBefore = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
