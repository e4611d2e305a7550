export interface Attribute {
  /** In small letters. */
  readonly name: string
  /** As it is written, without its quotes. */
  readonly value: string
}

export interface StartTag {
  readonly kind: 'start'
  /** In small letters. */
  readonly name: string
  /** Each name once. */
  readonly attributes: readonly Attribute[]
  /** Whether it ends with a slash. */
  readonly isClosed: boolean
}

type Token = StartTag | { readonly kind: 'end'; readonly name: string } | { readonly kind: 'text'; readonly text: string }

const TAG = /<(\/?)([a-z][^\s/>]*)/iy
/** What stands before an attribute, its name, and its value. A quote that never ends reaches to the end. */
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>"'][^\s>]*|)))?/y
/** Comments, and what parsers take for one. */
const COMMENT = /<!--(?:-?>|[^]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<\/(?![a-z])[^>]*(?:>|$)/iy
/** Elements in which nothing is markup, with what ends them. */
const RAW = new Map(
  ['iframe', 'noembed', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'].map(
    (name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')] as const,
  ),
)

/** Reads markup as browsers do, each character once, and makes no tree of it: there is no markup that takes longer than its length. */
export function* readMarkup(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start !== at) {
      const end = start < 0 ? html.length : start
      yield { kind: 'text', text: html.slice(at, end) }
      at = end
      continue
    }
    const comment = matchAt(COMMENT, html, at)
    const tag = comment ? null : matchAt(TAG, html, at)
    if (comment) at += comment[0].length
    else if (tag) {
      const name = (tag[2] ?? '').toLowerCase()
      const { attributes, end } = readAttributes(html, at + tag[0].length)
      at = end
      if (tag[1]) yield { kind: 'end', name }
      else {
        yield { kind: 'start', name, attributes, isClosed: html[end - 2] === '/' }
        const raw = RAW.get(name)
        if (raw) at = searchFrom(raw, html, at)
      }
    } else {
      yield { kind: 'text', text: '<' }
      at += 1
    }
  }
}

function readAttributes(html: string, from: number): { attributes: Attribute[]; end: number } {
  const attributes = new Map<string, Attribute>()
  let at = from
  for (let match = matchAt(ATTRIBUTE, html, at); match; match = matchAt(ATTRIBUTE, html, at)) {
    const [whole, written = '', double, single, bare] = match
    const name = written.toLowerCase()
    if (!attributes.has(name)) attributes.set(name, { name, value: double ?? single ?? bare ?? '' })
    at += whole.length
  }
  const end = html.indexOf('>', at)
  return { attributes: [...attributes.values()], end: end < 0 ? html.length : end + 1 }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function searchFrom(pattern: RegExp, text: string, at: number): number {
  const match = matchAt(pattern, text, at)
  return match ? match.index : text.length
}
