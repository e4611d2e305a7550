import { DROPPED_WITH_CONTENT, MAIL_TAGS, MAX_MAIL_DEPTH, MAX_MAIL_ELEMENTS, READ_ATTRIBUTES, SHOWN_ATTRIBUTES } from './mailRules'
import { type Attribute, readMarkup, type StartTag } from './readMarkup'

const SHOWN = new Set(MAIL_TAGS)
const DROPPED = new Set(DROPPED_WITH_CONTENT)
const ATTRIBUTES = new Set([...SHOWN_ATTRIBUTES, ...READ_ATTRIBUTES])
/** Foreign content may close itself; elements of HTML may not. */
const FOREIGN = new Set(['svg', 'math'])
const EMPTY = new Set(['br', 'hr', 'img', 'col'])
const TABLE_PARTS = new Set(['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])
const TABLE: ReadonlySet<string> = new Set(['table'])
/** Columns and rows that a cell may take. Browsers make all of them; newsletters have up to 12. */
const MAX_SPAN = 30
const SPANS = new Set(['colspan', 'rowspan'])
/** What stands in a cell ends nothing outside of it. */
const CELLS = new Set(['table', 'td', 'th', 'caption'])
const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'big',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'samp',
    'small',
  ],
  ...['span', 'strike', 'strong', 'sub', 'sup', 'tt', 'u', 'var', 'br', 'img'],
])

interface Ending {
  readonly ended: ReadonlySet<string>
  readonly within: ReadonlySet<string>
}

const ending = (ended: string[], within: Iterable<string>): Ending => ({ ended: new Set(ended), within: new Set(within) })
const PARAGRAPH = ending(['p'], CELLS)
const ENTRY = ending(['dd', 'dt'], ['dl', ...CELLS])
const CELL = ending(['td', 'th', 'caption'], ['table'])
const SECTION = ending(['thead', 'tbody', 'tfoot', 'colgroup', 'caption'], ['table'])
/** Elements whose start ends another, because their ends may be left out. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  a: ending(['a'], CELLS),
  li: ending(['li'], ['ul', 'ol', ...CELLS]),
  dd: ENTRY,
  dt: ENTRY,
  td: CELL,
  th: CELL,
  tr: ending(['tr', 'caption', 'colgroup'], ['table']),
  thead: SECTION,
  tbody: SECTION,
  tfoot: SECTION,
}

/**
 * The markup of a mail as markup that every browser reads in the same way and in a time that grows with its length alone: elements that a mail
 * may have, each ended where its parent ends at the latest, none deeper than MAX_MAIL_DEPTH, and attributes that are read later. Parsers need
 * quadratic time, and more, for elements that are never ended, because they carry them on from one paragraph to the next. Nothing of it is safe
 * yet; but styles have a harmless name, because browsers tell the page's policy about them as soon as they parse them, wherever that is. Null when
 * there are more than MAX_MAIL_ELEMENTS.
 */
export function tidyMarkup(html: string): string | null {
  const parts: string[] = []
  const open = openElements((name) => parts.push(`</${name}>`))
  /** The element that is left out with its content, and how often it is open. */
  let dropped = { name: '', depth: 0 }
  let elements = 0

  const start = ({ name, attributes, isClosed }: StartTag) => {
    if (dropped.depth > 0 && name !== 'body') {
      if (name === dropped.name && !isClosed) dropped.depth += 1
      return
    }
    const isDropped = DROPPED.has(name) && !(isClosed && FOREIGN.has(name))
    dropped = { name, depth: isDropped ? 1 : 0 }
    if (!SHOWN.has(name)) return
    const isPart = TABLE_PARTS.has(name) && name !== 'table'
    // Browsers pass over a part without a table, but not over what it would have ended.
    if (isPart && !open.has('table')) return
    if (isPart) open.endIn(TABLE_PARTS)
    else if (!INLINE.has(name)) open.end(PARAGRAPH)
    open.end(ENDINGS[name])
    if (!EMPTY.has(name) && !open.add(name)) return
    parts.push(`<${name}${attributes.map(toText).join('')}>`)
    elements += 1
  }
  const stop = (name: string) => {
    if (dropped.depth === 0) open.stop(name)
    else if (name === dropped.name) dropped.depth -= 1
  }

  for (const token of readMarkup(html)) {
    if (elements > MAX_MAIL_ELEMENTS) return null
    if (token.kind === 'start') start(token)
    else if (token.kind === 'end') stop(token.name)
    else if (dropped.depth === 0) parts.push(token.text.replaceAll('<', '&lt;'))
  }
  open.endAll()
  return parts.join('')
}

/** The elements that are open, the outermost first. What would be too deep is passed over, together with its end. */
function openElements(onEnd: (name: string) => void) {
  const open: string[] = []
  const passed = new Map<string, number>()
  const endFrom = (index: number) => {
    if (index < 0) return
    for (const name of open.splice(index).toReversed()) onEnd(name)
    passed.clear()
  }
  /** Where the innermost of some elements is; -1 when there is none, or when it is outside of one of the others. */
  const find = (isWanted: (name: string) => boolean, within: ReadonlySet<string>) => {
    const index = open.findLastIndex((name) => isWanted(name) || within.has(name))
    return isWanted(open[index] ?? '') ? index : -1
  }
  return {
    has: (name: string) => open.includes(name),
    add(name: string): boolean {
      const isFree = open.length < MAX_MAIL_DEPTH
      if (isFree) open.push(name)
      else passed.set(name, (passed.get(name) ?? 0) + 1)
      return isFree
    },
    end(ends: Ending | undefined): void {
      if (ends) endFrom(find((name) => ends.ended.has(name), ends.within))
    },
    /** Ends what stands in the innermost of some elements. */
    endIn(names: ReadonlySet<string>): void {
      const index = open.findLastIndex((name) => names.has(name))
      if (index >= 0 && index < open.length - 1) endFrom(index + 1)
    },
    stop(name: string): void {
      const count = passed.get(name) ?? 0
      if (count > 0) passed.set(name, count - 1)
      else endFrom(find((one) => one === name, TABLE_PARTS.has(name) ? TABLE : CELLS))
    },
    endAll: () => endFrom(0),
  }
}

function toText({ name, value }: Attribute): string {
  const shown = name === 'style' ? 'data-style' : name
  if (!ATTRIBUTES.has(shown) || (SPANS.has(name) && !(Number(value) <= MAX_SPAN))) return ''
  return ` ${shown}="${value.replaceAll('"', '&quot;')}"`
}
