import { useMessages } from '../../src/i18n'
import { fullName, primaryRole } from '../../src/model'
import type { PageUser } from '../../src/page'
import { Avatar } from '../../src/ui'
import styles from './accountMenu.module.css'

interface Props {
  user: PageUser
  partner: string | undefined
}

/** Who is signed in, as what, and for whom. */
export function AccountHeader({ user, partner }: Props) {
  const t = useMessages()
  return (
    <div role="presentation" className={styles.header}>
      <Avatar person={user.image ? user : null} size="lg" decorative />
      <div className={styles.identity}>
        <span className={styles.fullName}>{fullName(user)}</span>
        {partner && <span className={styles.partner}>{partner}</span>}
        <span className={styles.role}>{t(`role.${primaryRole(user.roles)}`)}</span>
      </div>
    </div>
  )
}
