import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { attribute } from '../PageElement'

/** The page as a whole. */
export function checkMarkup({ elements, hasDoctype, source }: Examined): Finding[] {
  return [
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
