/** An element of a page as the template printed it. */
export interface PageElement {
  /** In lower case. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly PageElement[]
  readonly parent: PageElement | undefined
  /** Its own text, without that of its children. */
  readonly text: string
  /** In the HTML, from 1. */
  readonly line: number
  readonly column: number
  /** It stands nowhere in the HTML: the parser has made it, of an end tag without a beginning for instance. */
  readonly isImplied: boolean
  /** Browsers neither show nor run what is in it. */
  readonly isInert: boolean
}

/** The text of an attribute; empty when the element does not have it. */
export const attribute = (element: PageElement, name: string): string => element.attributes.get(name) ?? ''

/** `<div id="menu">`, to find it in the template. */
export function tagOf({ name, attributes }: PageElement): string {
  const shown = ['data-island', 'id', 'src', 'href'].flatMap((key) => {
    const value = attributes.get(key)
    return value === undefined ? [] : [` ${key}="${value}"`]
  })
  return `<${name}${shown.join('')}>`
}
