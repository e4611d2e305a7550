import type { Mailbox } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { IconButton } from '../../../src/ui'
import { KeyRound, Trash2 } from '../../../src/ui/icons'
import styles from '../dialogs/dialogs.module.css'
import type { MailboxStep } from './MailboxStep'

interface Props {
  readonly mailbox: Mailbox
  readonly onStep: (step: MailboxStep) => void
}

export function MailboxRow({ mailbox, onStep }: Props) {
  const t = useMessages()
  const { address, messages } = mailbox
  return (
    <li className={styles.result}>
      <span className={styles.grow}>{address}</span>
      <span className={styles.muted}>{t('domains.mailbox.mails', { count: messages })}</span>
      <span>
        <IconButton
          icon={KeyRound}
          size="sm"
          label={`${t('domains.mailbox.password.change')}: ${address}`}
          onClick={() => onStep({ kind: 'password', mailbox })}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={`${t('domains.mailbox.remove')}: ${address}`}
          onClick={() => onStep({ kind: 'remove', mailbox })}
        />
      </span>
    </li>
  )
}
