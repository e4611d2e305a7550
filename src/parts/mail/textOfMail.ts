import DOMPurify from 'dompurify'
import { DROPPED_WITH_CONTENT, MAIL_TAGS } from './mailRules'

/** With an empty line before and after. */
const PARAGRAPHS = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'TABLE', 'BLOCKQUOTE', 'PRE', 'HR'])
/** On a line of its own. */
const LINES = new Set(['DIV', 'LI', 'TR'])

/** The words of a formatted mail as plain text: paragraphs, points of lists, and where links lead. */
export function textOfMail(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: MAIL_TAGS,
    ALLOWED_ATTR: ['href'],
    FORBID_CONTENTS: DROPPED_WITH_CONTENT,
    RETURN_DOM: true,
  })
  const lines = textOf(clean)
    .split('\n')
    .map((line) => line.trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/\s+/g, ' ')
  const inner = [...node.childNodes].map(textOf).join('')
  const name = node.nodeName
  if (name === 'BR') return '\n'
  if (name === 'LI') return `\n${markOf(node)} ${inner.trim()}`
  if (node instanceof HTMLAnchorElement) return linkText(inner, node.getAttribute('href') ?? '')
  if (PARAGRAPHS.has(name)) return `\n\n${inner}\n\n`
  return LINES.has(name) ? `\n${inner}\n` : inner
}

function markOf(item: Node): string {
  const list = item.parentNode
  if (list?.nodeName !== 'OL') return '-'
  const items = [...list.childNodes].filter(({ nodeName }) => nodeName === 'LI')
  return `${items.findIndex((one) => one === item) + 1}.`
}

/** An address is said once, where it is what the link reads. */
function linkText(text: string, href: string): string {
  const address = href.replace(/^mailto:/i, '')
  return address === '' || text.trim() === address ? text : `${text} (${address})`
}
