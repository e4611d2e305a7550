import { readLoadStrategy } from '../../model'
import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { nearest } from '../nearest'
import { attribute, type PageElement, tagOf } from '../PageElement'

/** The elements that can have a shadow root (DOM standard, attach a shadow root), beside custom elements. */
const CAN_HOST = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|^[a-z][\w.]*-/

/** The elements with data-island. */
export function checkHosts({ hosts, block, manifest, ownIslands }: Examined): Finding[] {
  if (hosts.length === 0) return block ? [finding('host/none', 'the page has a data block but no island', block)] : []
  const names = [...Object.keys(manifest.islands), ...ownIslands]
  return hosts.flatMap((host) => [...checkName(host, names), ...checkElement(host), ...checkStrategy(host), ...checkPlace(host)])
}

function checkName(host: PageElement, names: readonly string[]): Finding[] {
  const name = attribute(host, 'data-island')
  if (names.includes(name)) return []
  const meant = nearest(name, names)
  const hint = meant ? `did you mean "${meant}"?` : `there are ${names.toSorted().join(', ')}`
  return [finding('host/unknown-island', name ? `no island is called "${name}"; ${hint}` : `data-island is empty; ${hint}`, host)]
}

const checkElement = (host: PageElement): Finding[] =>
  CAN_HOST.test(host.name) ? [] : [finding('host/element', `<${host.name}> cannot hold an island: browsers give it no shadow root`, host)]

function checkStrategy(host: PageElement): Finding[] {
  const text = host.attributes.get('data-island-load')
  if (text === undefined) return []
  const strategy = readLoadStrategy(text)
  if (!strategy) return [finding('host/strategy', `there is no load strategy "${text}"; the island loads at once`, host)]
  const isIncomplete = strategy.name === 'media' && !/^\(.+\)$|^(?:screen|print|not|only|all)\b/.test(strategy.argument.trim())
  return isIncomplete
    ? [finding('host/strategy', `"${text}" has no media query in brackets, such as media((min-width: 1024px))`, host)]
    : []
}

function checkPlace(host: PageElement): Finding[] {
  if (host.isInert) return [finding('host/inert', `${tagOf(host)} stands in <template> or <noscript>`, host)]
  if (isOutOfParagraph(host)) return [finding('host/paragraph', `the parser takes ${tagOf(host)} out of the <p> around it`, host)]
  const outer = outerHost(host)
  return outer ? [finding('host/nested', `${tagOf(host)} stands inside ${tagOf(outer)} of line ${outer.line}`, host)] : []
}

/** `<p>` ends where a block begins: the host stands behind it, and the `</p>` that was meant to end it becomes an empty one. */
function isOutOfParagraph(host: PageElement): boolean {
  const siblings = host.parent?.children ?? []
  const place = siblings.indexOf(host)
  return siblings[place - 1]?.name === 'p' && siblings.slice(place).some(({ name, isImplied }) => name === 'p' && isImplied)
}

function outerHost({ parent }: PageElement): PageElement | undefined {
  if (!parent) return undefined
  return parent.attributes.has('data-island') ? parent : outerHost(parent)
}
