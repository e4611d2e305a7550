import { withoutUnseen } from '../../model'

const LINK = /^(?:https?|mailto|tel):/i
const WORDS_LIKE_A_HOST = /^\s*(?:https?:\/\/)?((?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+)(?:[/?#:]\S*)?\s*$/iu

/** Links open elsewhere and show where they lead, most of all where their words say otherwise. */
export function cleanLinks(root: HTMLElement): void {
  for (const element of root.querySelectorAll('[href]:not(a)')) element.removeAttribute('href')
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? ''
    if (!LINK.test(href) || !URL.canParse(href)) link.removeAttribute('href')
    else leadTo(link, new URL(href))
  }
}

/** Written out, an address has no letters that look like others, and is none of the page's own host. */
function leadTo(link: HTMLAnchorElement, { href, host }: URL): void {
  for (const element of link.querySelectorAll('[title]')) element.removeAttribute('title')
  link.setAttribute('href', href)
  link.setAttribute('title', href)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  const [, claimed] = WORDS_LIKE_A_HOST.exec(withoutUnseen(link.textContent)) ?? []
  if (claimed && host && !isSameSite(hostOf(claimed), host)) link.append(` [${host}]`)
}

const hostOf = (words: string): string => (URL.canParse(`https://${words}`) ? new URL(`https://${words}`).host : words)

const isSameSite = (one: string, other: string): boolean => one === other || `www.${one}` === other || one === `www.${other}`
