import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** The addresses of the pictures on the internet that a mail shows, in the usual spelling. */
export function picturesIn(html: string): Set<string> {
  const found = new Set<string>()
  // Not by recursion: a mail may nest deeper than the stack.
  const open: Node[] = [parse(html)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node && node.tagName === 'img') {
      const url = webAddress(node.attrs.find(({ name }) => name === 'src')?.value.trim() ?? '')
      if (url) found.add(url)
    }
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child)
  }
  return found
}

/** Null for what is not on the web. */
export function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : null
}
