import { type MenuEntry, safeHref } from '../../model'
import type { Router } from '../../routes'
import { usePageStore, useAppSelector } from '../hooks'
import { type Place, selectPlace } from '../navigationSlice'
import type { Navigation } from './Navigation'
import { scrollToAnchor } from './scrollTargets'

/** An entry of a menu with the address it leads to on this page. */
export interface MenuLink extends MenuEntry {
  readonly href: string
  /** The page, and the part of it, that the address bar shows (spec 2.6). */
  readonly isCurrent: boolean
  /** What a plain click does: goes there, or scrolls there if it is on the page that is shown. */
  readonly follow: (click: Pick<Event, 'preventDefault'>) => void
}

/** The entries whose routes this page knows, as links. */
export function useMenuLinks(entries: readonly MenuEntry[], router: Router): MenuLink[] {
  const path = useAppSelector((state) => selectPlace(state).path)
  const hash = useAppSelector((state) => selectPlace(state).hash)
  const { navigation } = usePageStore()
  return entries.flatMap((entry) => {
    const href = urlOf(entry, router)
    return href === null ? [] : toLink(entry, href, { path, hash }, navigation)
  })
}

function toLink(entry: MenuEntry, href: string, place: Pick<Place, 'path' | 'hash'>, navigation: Navigation): MenuLink {
  const { anchor } = entry
  const isOnPage = new URL(href, location.href).pathname === place.path
  return {
    ...entry,
    href,
    isCurrent: isOnPage && (anchor === undefined || place.hash === `#${anchor}`),
    follow(click) {
      click.preventDefault()
      if (entry.url !== undefined || entry.leaves) open(href, '_blank', 'noopener')
      else {
        navigation.push(href)
        if (isOnPage && anchor !== undefined) scrollToAnchor(anchor)
      }
    },
  }
}

/** Null for a route that the page does not have, or that asks for more than a menu knows. */
function urlOf({ routeName, anchor, url }: MenuEntry, router: Router): string | null {
  if (url !== undefined) return safeHref(url)
  try {
    return router.has(routeName) ? router.generate(routeName, {}, anchor === undefined ? {} : { hash: anchor }) : null
  } catch {
    return null
  }
}
