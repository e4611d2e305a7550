import { Globe } from '../../src/ui/icons'
import { useWebsiteSearchQuery } from '../../src/api/websites'
import { api_partner_websites, partner_website_details, type Website } from '../../src/contract'
import { useDebounced, useIsland } from '../../src/islands'
import { SEARCH_DEBOUNCE_MS } from '../../src/model'
import { type Command, usePageStore } from '../../src/store'

/** From so many letters on websites are searched too. */
const SEARCHED_FROM = 2
const NUMBER = /^#?\d+$/
const NONE: readonly Website[] = []

interface FoundWebsites {
  readonly found: Command[]
  /** The server has yet to be asked, or to answer. */
  readonly isSearching: boolean
}

/** Websites by title, domain or customer; what is only a number is the number of one as well, and that one comes first. */
export function useFoundWebsites(typed: string): FoundWebsites {
  const { navigation } = usePageStore()
  const { router } = useIsland()
  const words = typed.trim()
  const search = useDebounced(words, SEARCH_DEBOUNCE_MS)
  const canSearch = router.has(api_partner_websites.name) && router.has(partner_website_details.name)
  const byWords = useWebsiteSearchQuery(search, { skip: !canSearch || !isSearched(search) })
  const byNumber = useWebsiteSearchQuery(`#${search.replace('#', '')}`, { skip: !canSearch || !NUMBER.test(search) })
  if (search !== words) return { found: [], isSearching: canSearch && (isSearched(words) || NUMBER.test(words)) }
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

const isSearched = (words: string): boolean => words.length >= SEARCHED_FROM
