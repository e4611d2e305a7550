import type { MailTransfer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { PasswordField, Stack } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'

export interface Passwords {
  source: string
  target: string
}

interface Props {
  transfer: MailTransfer
  passwords: Passwords
  onChange: (passwords: Passwords) => void
}

/** The server has forgotten them, as it promised. */
export function PasswordFields({ transfer: { source, target }, passwords, onChange }: Props) {
  const t = useMessages()
  return (
    <Stack>
      <p>{t('mailTransfer.passwords.again')}</p>
      <div className={styles.servers}>
        <PasswordField
          label={t('mailTransfer.passwords.of', { user: source.username, host: source.host })}
          required
          autoComplete="off"
          value={passwords.source}
          onChange={(value) => onChange({ ...passwords, source: value })}
        />
        <PasswordField
          label={t('mailTransfer.passwords.of', { user: target.username, host: target.host })}
          required
          autoComplete="off"
          value={passwords.target}
          onChange={(value) => onChange({ ...passwords, target: value })}
        />
      </div>
    </Stack>
  )
}
