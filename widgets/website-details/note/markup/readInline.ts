import { splitLinks } from '../../../../src/parts/message'

export type Inline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const MARK =
  /`(?<code>[^`\n]+)`|\*\*(?!\s)(?<strong>[^*\n]+)(?<!\s)\*\*|(?<![\p{L}\p{N}*])\*(?![\s*])(?<star>[^*\n]+)(?<!\s)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?!\s)(?<em>[^_\n]+)(?<!\s)_(?![\p{L}\p{N}_])|\[(?<label>[^[\]\n]+)\]\((?<href>(?:https?:\/\/|mailto:|tel:)[^\s()<>"]+)\)|\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»”]/giu

/** A text in parts: its emphases, code and links. A link that is none of http, mailto or tel stays the text it is. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const { 0: match, index, groups = {} } of text.matchAll(MARK)) {
    parts.push(...plain(text.slice(end, index)), ...readMark(match, groups))
    end = index + match.length
  }
  return [...parts, ...plain(text.slice(end))]
}

function readMark(match: string, { code, strong, star, em = star, label, href }: Readonly<Record<string, string | undefined>>): Inline[] {
  if (code) return [{ kind: 'code', text: code }]
  if (strong) return [{ kind: 'strong', parts: readInline(strong) }]
  if (em) return [{ kind: 'em', parts: readInline(em) }]
  if (label && href) return [{ kind: 'link', text: label, href }]
  // An address: what looks like a mark in it is part of it.
  return plain(match)
}

const plain = (text: string): Inline[] =>
  text === '' ? [] : splitLinks(text).map((part) => (typeof part === 'string' ? part : { kind: 'link', ...part }))
