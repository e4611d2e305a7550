import { partner_client, type ResellerCustomer } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { followLink, usePageStore } from '../../src/store'
import styles from './clients.module.css'

/** The company as a link to its details; only its name where the server has no such page. */
export function ClientLink({ client: { id, company } }: { client: Pick<ResellerCustomer, 'id' | 'company'> }) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_client.name)) return company
  return (
    <a
      href={router.generate(partner_client.name, { client: id })}
      className={styles.link}
      onClick={(event) => followLink(navigation, event)}
    >
      {company}
    </a>
  )
}
