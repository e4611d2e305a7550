import { ROLES } from '../../model'
import { CONTRACT_VERSION, type PageIssue, parsePage } from '../../page'
import type { Examined } from '../Examined'
import { type Finding, finding } from '../Finding'
import { nearest } from '../nearest'
import { attribute, type PageElement, tagOf } from '../PageElement'
import { checkJson } from './json'
import { checkKeys } from './keys'

/** The call that prints the head was escaped: the page shows its elements as text. */
export const isPrintedAsText = (html: string): boolean => /&lt;script\b[^<>&]*\bdata-partner-page/.test(html)

/** The data block: that it is there once, and what is in it. */
export function checkDataBlock(examined: Examined): Finding[] {
  const { elements, block, hosts, source } = examined
  const marked = elements.filter(({ attributes }) => attributes.has('data-partner-page'))
  const wrong = marked.filter((element) => !isDataBlock(element)).map(wrongElement)
  if (isPrintedAsText(source.html))
    return [...wrong, finding('data/printed-as-text', 'the page shows the data block as text: its < became &lt;')]
  if (!block) return wrong.length > 0 || hosts.length === 0 ? wrong : [finding('data/missing', 'the page has islands but no data block')]
  const others = marked.filter((element) => element !== block && isDataBlock(element))
  const duplicates = others.map((element) =>
    finding('data/duplicate', `this is a second data block; the one in line ${block.line} is read`, element),
  )
  return [...wrong, ...duplicates, ...checkContent(examined, block, source.html)]
}

export const isDataBlock = (element: PageElement): boolean =>
  element.name === 'script' &&
  attribute(element, 'type').toLowerCase() === 'application/json' &&
  element.attributes.has('data-partner-page')

const wrongElement = (element: PageElement): Finding =>
  finding('data/element', `${tagOf(element)} carries data-partner-page but is no <script type="application/json">`, element)

function checkContent({ data, hosts }: Examined, block: PageElement, html: string): Finding[] {
  if (block.text.trim() === '' || block.text.trim() === 'null') return [finding('data/empty', 'the data block is empty', block)]
  const escaping = checkJson('data', block)
  if (data === undefined) return escaping
  if (typeof data === 'string')
    return [...escaping, finding('data/double-encoded', 'the data block holds a text that is JSON itself', block)]
  return [
    ...escaping,
    ...checkValues(data, htmlLanguage(html), block),
    ...checkKeys(data, block),
    ...checkUser(data, hosts, block),
    ...checkRoles(data, block),
  ]
}

function checkValues(data: unknown, language: string, block: PageElement): Finding[] {
  const result = parsePage(data, language)
  const check = result.ok ? 'data/value' : 'data/unusable'
  return (result.ok ? result.notes : result.issues).map((issue) =>
    issue.code === 'contract' ? contractFinding(issue, block) : finding(check, issue.message, block),
  )
}

const contractFinding = ({ message }: PageIssue, block: PageElement): Finding =>
  / is missing/.test(message)
    ? finding(
        'data/contract-missing',
        `the page data do not say which contract they follow; this package follows ${CONTRACT_VERSION}`,
        block,
      )
    : finding('data/contract-version', message, block)

/** Null says that nobody is signed in; without the key the author may have forgotten it. */
function checkUser(data: unknown, hosts: readonly PageElement[], block: PageElement): Finding[] {
  if (hosts.length === 0 || typeof data !== 'object' || data === null || 'user' in data) return []
  return [finding('data/user-missing', 'the page data have no "user": the islands leave the page as the server made it', block)]
}

const PREFIX = 'partner_'

/** Hosts have roles of their own: one is told when it is nearly ours, is named like ours, or gives no right together with all others. */
function checkRoles(data: unknown, block: PageElement): Finding[] {
  const result = parsePage(data)
  const roles = result.ok ? (result.page.user?.roles ?? []) : []
  const isKnown = (role: string) => ROLES.some((name) => name === role || PREFIX + name === role)
  return roles
    .filter((role) => !isKnown(role))
    .flatMap((role) => {
      const meant = nearest(role, role.startsWith(PREFIX) ? ROLES.map((name) => PREFIX + name) : ROLES)
      if (meant) return [finding('data/role', `there is no role "${role}"; did you mean "${meant}"?`, block)]
      const isOurs = role.startsWith(PREFIX) || !roles.some(isKnown)
      return isOurs ? [finding('data/role', `there is no role "${role}"; there are ${ROLES.join(', ')}`, block)] : []
    })
}

export const htmlLanguage = (html: string): string => /<html\b[^<>]*?\slang=["']?([\w-]+)/i.exec(html)?.[1] ?? ''
