import type { Navigation } from './Navigation'

interface LinkClick {
  readonly currentTarget: HTMLAnchorElement
  readonly button: number
  readonly defaultPrevented: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  preventDefault(): void
}

/** Click handler of links: a plain click goes on within the page where that is possible, all others are the browser's (spec 2.4). */
export function followLink(navigation: Navigation, click: LinkClick): void {
  const { currentTarget: link, button, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = click
  const isPlain = button === 0 && !defaultPrevented && !ctrlKey && !metaKey && !shiftKey && !altKey
  const isHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  if (!isPlain || !isHere || !navigation.staysOnPage(link.href)) return
  click.preventDefault()
  navigation.push(link.href)
}
