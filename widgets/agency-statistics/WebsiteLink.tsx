import { partner_website_details, type WebsiteVisits } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { followLink, usePageStore } from '../../src/store'
import styles from './agencyStatistics.module.css'

/** The title as a link to the website; only its name where the host has no such page. */
export function WebsiteLink({ website: { id, title } }: { website: Pick<WebsiteVisits, 'id' | 'title'> }) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <bdi>{title}</bdi>
  return (
    <a
      href={router.generate(partner_website_details.name, { website: id })}
      className={styles.link}
      onClick={(event) => followLink(navigation, event)}
    >
      <bdi>{title}</bdi>
    </a>
  )
}
