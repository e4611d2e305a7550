import type { Mailbox } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { IconButton } from '../../../src/ui'
import { KeyRound, Trash2 } from '../../../src/ui/icons'
import styles from '../dialogs/dialogs.module.css'
import { CopyValue } from '../shared/CopyValue'
import type { MailboxStep } from './MailboxStep'
import { shownAddress } from '../shared/shownAddress'

interface Props {
  readonly mailbox: Mailbox
  readonly onStep: (step: MailboxStep) => void
}

/** A mailbox; mail programs may need an address in other scripts as servers write it. */
export function MailboxRow({ mailbox, onStep }: Props) {
  const t = useMessages()
  const { address, messages } = mailbox
  const shown = shownAddress(mailbox)
  return (
    <li className={styles.result}>
      <span className={styles.grow}>
        <bdi>{shown}</bdi>
        {shown !== address && (
          <span className={styles.ascii}>
            <CopyValue value={address} />
          </span>
        )}
      </span>
      <span className={styles.muted}>{t('domains.mailbox.mails', { count: messages })}</span>
      <span>
        <IconButton
          icon={KeyRound}
          size="sm"
          label={`${t('domains.mailbox.password.change')}: ${shown}`}
          onClick={() => onStep({ kind: 'password', mailbox })}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={`${t('domains.mailbox.remove')}: ${shown}`}
          onClick={() => onStep({ kind: 'remove', mailbox })}
        />
      </span>
    </li>
  )
}
