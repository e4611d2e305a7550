import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { ROUTE_NAMES } from '../../src/model'
import { followLink, usePageStore } from '../../src/store'

const ROUTES = { websites: ROUTE_NAMES.allWebsites, domains: ROUTE_NAMES.domains, staff: ROUTE_NAMES.staff } as const
export const PLACES = ['websites', 'domains', 'staff'] as const

/** Leads to the list of what is counted; nothing where the server has no such page. */
export function PlaceLink({ name }: { name: string }) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const place = PLACES.find((one) => one === name)
  if (!place || !router.has(ROUTES[place])) return null
  return (
    <a href={router.generate(ROUTES[place], {})} onClick={(event) => followLink(navigation, event)}>
      {t(`subscription.show.${place}`)}
    </a>
  )
}
