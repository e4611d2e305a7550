import { useEffect, useState } from 'react'
import { fetchOwnPartner } from '../../src/api/shell'
import type { Partner } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName, primaryRole } from '../../src/model'
import type { PageUser } from '../../src/page'
import { useAppDispatch } from '../../src/store'
import { Avatar } from '../../src/ui'
import styles from './accountMenu.module.css'

interface Props {
  user: PageUser
  /** As the page knows it, until the server says how it is called now. */
  partner: string | undefined
  /** The same of what it is known by. */
  logo: string | null
}

/** Who is signed in, as what, and for whom. */
export function AccountHeader({ user, partner, logo }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [now, setNow] = useState<Partner | null>(null)
  useEffect(() => void dispatch(fetchOwnPartner()).then(setNow), [dispatch])
  const name = now?.name ?? partner
  const picture = now ? now.logo : logo
  return (
    <div role="presentation" className={styles.header}>
      <Avatar person={user.image ? user : null} size="lg" decorative />
      <div className={styles.identity}>
        <span className={styles.fullName}>{fullName(user)}</span>
        {picture && <img className={styles.logo} src={picture} alt="" />}
        {name && <span className={styles.partner}>{name}</span>}
        <span className={styles.role}>{t(`role.${primaryRole(user.roles)}`)}</span>
      </div>
    </div>
  )
}
