import { partner_website_details } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { followLink, usePageStore } from '../../src/store'
import styles from './timeReport.module.css'

interface Props {
  id: string
  children: string
}

/** The title as a link to the website; only its name where the host has no such page. */
export function WebsiteLink({ id, children }: Props) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <bdi>{children}</bdi>
  return (
    <a
      href={router.generate(partner_website_details.name, { website: id })}
      className={styles.link}
      onClick={(event) => followLink(navigation, event)}
    >
      <bdi>{children}</bdi>
    </a>
  )
}
