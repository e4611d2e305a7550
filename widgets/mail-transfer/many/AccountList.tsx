import { ArrowRight } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { MAIL_TRANSFERS_MAX } from '../../../src/model'
import { Badge } from '../../../src/ui'
import styles from './many.module.css'
import type { Account } from './readAccounts'

/** What was understood of a pasted list, without the passwords. */
export function AccountList({ accounts }: { accounts: readonly Account[] }) {
  const t = useMessages()
  return (
    <ul className={styles.accounts} aria-label={t('mailTransfer.many.read')}>
      {accounts.map(({ source, target, problem }, nth) => (
        // The same mailbox may stand there twice.
        <li key={nth} className={styles.account}>
          <bdi>{source || '–'}</bdi>
          <ArrowRight size={14} aria-hidden />
          <bdi>{target || '–'}</bdi>
          {problem && <Badge tone="warning">{t(`mailTransfer.many.${problem}`, { count: MAIL_TRANSFERS_MAX })}</Badge>}
        </li>
      ))}
    </ul>
  )
}
