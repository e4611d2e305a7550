import { useEffect } from 'react'
import type { SidebarCounts } from '../../src/api/shell'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { type View, visibleViews } from '../../src/model'
import type { Router } from '../../src/routes'
import { selectPlace, selectUser, useAppSelector } from '../../src/store'
import { VIEW_ICONS } from '../../src/ui'
import type { Entry } from './Entry'

/** The views the user may see, in order. One whose route is not on the page is left out, which the console tells once. */
export function useEntries(counts: SidebarCounts | null): Entry[] {
  const { page, router } = useIsland()
  const route = useAppSelector((state) => selectPlace(state).route)
  const roles = useAppSelector(selectUser)?.roles ?? []
  const t = useMessages()

  const views = visibleViews(roles, page.config.websiteStatuses).map((view) => ({ ...view, href: hrefOf(view, router) }))
  useWarning(views.flatMap(({ href, routeName }) => (href === null ? [routeName] : [])))

  return views.flatMap(({ name, labelKey, routeName, badge, href }) =>
    href === null
      ? []
      : [
          {
            name,
            label: t(labelKey),
            icon: VIEW_ICONS[name],
            href,
            isActive: routeName === route,
            count: badge ? counts?.[name] : undefined,
          },
        ],
  )
}

function hrefOf({ routeName }: View, router: Router): string | null {
  try {
    return router.generate(routeName)
  } catch {
    return null
  }
}

function useWarning(missing: readonly string[]): void {
  const names = missing.join(', ')
  useEffect(() => {
    if (names) console.warn(`partner-islands: the sidebar leaves out entries, because the page has no usable routes for them: ${names}`)
  }, [names])
}
