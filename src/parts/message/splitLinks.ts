import { safeHref } from '../../model'

export interface TextLink {
  readonly text: string
  readonly href: string
}

const LINK = /\bhttps?:\/\/[^\s<>"]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/giu
// What ends a sentence is not part of the address.
const TAIL = /(?<![.,;:!?)\]}'»”])[.,;:!?)\]}'»”]+$/u

/** A text in parts: words as they are, web and mail addresses as links to exactly what is read. */
export function splitLinks(text: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(LINK)) {
    const address = match.replace(TAIL, '')
    if (index > end) parts.push(text.slice(end, index))
    parts.push({ text: address, href: safeHref(address.includes('://') ? address : `mailto:${address}`) })
    end = index + address.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
