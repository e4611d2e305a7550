const LINK = /^(?:https?|mailto|tel):/i
const WORDS_LIKE_A_HOST = /^\s*(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?:[/?#:]\S*)?\s*$/i

/** Links open elsewhere and show where they lead, most of all where their words say otherwise. */
export function cleanLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? ''
    if (!LINK.test(href) || !URL.canParse(href)) {
      link.removeAttribute('href')
      continue
    }
    link.setAttribute('title', href)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    const { host } = new URL(href)
    const [, claimed] = WORDS_LIKE_A_HOST.exec(link.textContent) ?? []
    if (claimed && host && !isSameSite(claimed.toLowerCase(), host)) link.append(` [${host}]`)
  }
}

const isSameSite = (one: string, other: string): boolean => one === other || `www.${one}` === other || one === `www.${other}`
