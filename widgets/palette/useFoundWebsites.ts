import { Globe } from '../../src/ui/icons'
import { useWebsiteSearchQuery } from '../../src/api/websites'
import { api_partner_websites, partner_website_details, type Website } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { type Command, usePageStore } from '../../src/store'

/** From so many letters on websites are searched too. */
const SEARCHED_FROM = 2
const NUMBER = /^#?\d+$/
const NONE: readonly Website[] = []

/** Websites by title, domain or customer; what is only a number is the number of one as well, and that one comes first. */
export function useFoundWebsites(typed: string): { found: Command[]; isSearching: boolean } {
  const { navigation } = usePageStore()
  const { router } = useIsland()
  const search = typed.trim()
  const canSearch = router.has(api_partner_websites.name) && router.has(partner_website_details.name)
  const byWords = useWebsiteSearchQuery(search, { skip: !canSearch || search.length < SEARCHED_FROM })
  const byNumber = useWebsiteSearchQuery(`#${search.replace('#', '')}`, { skip: !canSearch || !NUMBER.test(search) })
  const websites = [...(byNumber.currentData ?? NONE), ...(byWords.currentData ?? NONE)]
  const found = [...new Map(websites.map((website) => [website.id, website])).values()].map(
    ({ id, title, domain, customer }): Command => ({
      id: `website-${id}`,
      label: title,
      detail: [domain ?? customer?.firm, `#${id}`].filter(Boolean).join(' · '),
      icon: Globe,
      run: () => navigation.toRoute(partner_website_details.name, { website: id }),
    }),
  )
  return { found, isSearching: byWords.isFetching || byNumber.isFetching }
}
