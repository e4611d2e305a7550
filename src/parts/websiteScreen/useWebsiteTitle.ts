import { useWebsiteDetailsQuery } from '../../api/websites'
import { api_website_details } from '../../contract'
import { useIsland } from '../../islands'
import { useDocumentTitle } from '../../store'

/** The title of the website that a screen is about, which the title of the page says too. One that is not known stays away: what the screen shows is what matters. */
export function useWebsiteTitle(websiteId: number, screen: string): string | undefined {
  const { router } = useIsland()
  const title = useWebsiteDetailsQuery(websiteId, { skip: !router.has(api_website_details.name) }).data?.title
  useDocumentTitle(title ? `${screen} · ${title}` : screen)
  return title
}
