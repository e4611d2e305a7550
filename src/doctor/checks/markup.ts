import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute } from '../PageElement'

/** A server that sends more makes people wait before anything is seen; the largest page of the reference host has less than a quarter. */
const MAX_CHARACTERS = 250_000

/** The page as a whole. */
export function checkMarkup({ elements, hasDoctype, source }: Examined): Finding[] {
  // The parser makes <html>, <head> and <body> of anything.
  if (elements.every(({ isImplied }) => isImplied)) return [finding('page/html', 'this is no HTML: it has not one element')]
  const { length } = source.html
  return [
    ...(length > MAX_CHARACTERS ? [finding('page/weight', `the page has ${Math.round(length / 1000)} thousand characters of HTML`)] : []),
    ...(hasDoctype ? [] : [finding('page/doctype', 'the page has no doctype, browsers show it in quirks mode')]),
    ...(hasCharset() ? [] : [finding('page/charset', 'nothing says that the page is UTF-8, so names with accents may be garbled')]),
    ...duplicateIds(),
  ]

  function hasCharset(): boolean {
    if (/charset=/i.test(source.headers?.['content-type'] ?? '')) return true
    return elements.some(
      (element) => element.name === 'meta' && (element.attributes.has('charset') || /charset=/i.test(attribute(element, 'content'))),
    )
  }

  function duplicateIds(): Finding[] {
    const first = new Map<string, number>()
    return elements.flatMap((element) => {
      const id = attribute(element, 'id')
      const line = first.get(id)
      if (!id || element.isInert) return []
      if (line === undefined) first.set(id, element.line)
      return line === undefined ? [] : [finding('page/duplicate-id', `the id "${id}" is taken already, in line ${line}`, element)]
    })
  }
}
