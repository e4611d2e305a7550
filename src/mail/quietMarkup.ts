const STYLE_ELEMENT = /<style\b[^>]*>[\s\S]*?(?:<\/style\s*>|$)/gi
const TAG_START = /<[a-z][^\s/>]*/gi
/** One attribute: what stands before it, its name, and its value with or without quotes. A quote that never ends reaches to the end. */
const ATTRIBUTE = /([\s/]*)([^\s/>=]+)((?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*|))?)/y
const LOUD = /^(?:style|on.*)$/i
/** Elements that are never shown, and that act while they are parsed: Chromium loads tracks of films in documents that nobody sees. */
const LOUD_TAG = /^<(?:base|link|audio|video|source|track|embed)$/i

/**
 * Markup whose styles, handlers and loading elements have harmless names. Nothing of it is safe yet: but browsers tell the page's policy about such attributes as soon
 * as they parse them, wherever that is, and a mail must not be able to fill its report.
 */
export function quietMarkup(html: string): string {
  const text = html.replace(STYLE_ELEMENT, '')
  const parts: string[] = []
  let end = 0
  for (const { 0: start, index } of text.matchAll(TAG_START)) {
    // Within the quotes of the tag before.
    if (index < end) continue
    parts.push(text.slice(end, index), LOUD_TAG.test(start) ? '<gone' : start)
    end = index + start.length
    for (let attribute = readAttribute(text, end); attribute; attribute = readAttribute(text, end)) {
      parts.push(attribute.quiet)
      end = attribute.end
    }
  }
  return parts.join('') + text.slice(end)
}

function readAttribute(text: string, from: number): { quiet: string; end: number } | null {
  ATTRIBUTE.lastIndex = from
  const match = ATTRIBUTE.exec(text)
  if (!match) return null
  const [whole, before = '', name = '', value = ''] = match
  return { quiet: before + (LOUD.test(name) ? `data-${name}` : name) + value, end: from + whole.length }
}
