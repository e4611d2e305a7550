import { partner_website_details, type WebsiteReference } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { followLink, usePageStore } from '../../src/store'
import styles from './todos.module.css'

export function WebsiteLink({ website: { id, title } }: { website: WebsiteReference }) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <>{title}</>
  return (
    <a
      href={router.generate(partner_website_details.name, { website: id })}
      className={styles.link}
      onClick={(event) => followLink(navigation, event)}
    >
      {title}
    </a>
  )
}
