import { reasonOf } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { Hint } from '../../../src/ui'
import styles from '../shared/mailTransfer.module.css'
import type { Outcome } from './useCreateMany'

interface Props {
  outcome: Outcome
  /** How many are still in the list. */
  left: number
}

/** Which mailboxes were not begun, and why. */
export function RefusedAccounts({ outcome: { created, refused }, left }: Props) {
  const t = useMessages()
  return (
    <div role="alert" className={styles.problem}>
      <p>{t('mailTransfer.many.some', { created, refused: left })}</p>
      <ul className={styles.failures}>
        {refused.map(({ account, error }) => {
          const reason = reasonFor(error, reasonOf(error, t))
          return (
            <li key={account.source}>
              <bdi>{account.source}</bdi>
              {reason && <Hint>{reason}</Hint>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
