import { useMessages } from '../../../src/i18n'
import { IMAP_PORTS, MAIL_ENCRYPTIONS, type MailEncryption } from '../../../src/model'
import { AS_TYPED, NumberField, Select, TextField } from '../../../src/ui'
import type { Connection } from './Connection'
import styles from './mailTransfer.module.css'

interface Props {
  connection: Connection
  /** Empty fields say that they are. */
  isChecked: boolean
  onChange: (connection: Connection) => void
}

const isEncryption = (value: string): value is MailEncryption => MAIL_ENCRYPTIONS.some((one) => one === value)

/** Server, encryption and port. */
export function ConnectionFields({ connection, isChecked, onChange }: Props) {
  const t = useMessages()
  const { host, port, encryption } = connection
  const missing = (isMissing: boolean) => (isChecked && isMissing ? t('mailTransfer.missing') : undefined)
  return (
    <>
      <TextField
        label={t('mailTransfer.host')}
        required
        autoComplete="off"
        {...AS_TYPED}
        placeholder="imap.example.com"
        value={host}
        error={missing(host.trim() === '')}
        onChange={(value) => onChange({ ...connection, host: value })}
      />
      <div className={styles.pair}>
        <Select
          label={t('mailTransfer.encryption')}
          options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: t(`mailTransfer.encryption.${value}`) }))}
          value={encryption}
          onChange={(value) => isEncryption(value) && onChange({ ...connection, encryption: value, port: IMAP_PORTS[value] })}
        />
        <NumberField
          label={t('mailTransfer.port')}
          required
          min={1}
          max={65_535}
          value={port}
          error={missing(port === null)}
          onChange={(value) => onChange({ ...connection, port: value })}
        />
      </div>
    </>
  )
}
