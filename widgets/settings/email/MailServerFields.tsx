import { useMessages } from '../../../src/i18n'
import { AS_TYPED, FieldRow, NumberField, PasswordField, Select, TextField } from '../../../src/ui'

const ENCRYPTIONS = ['starttls', 'tls', 'none'] as const
type Encryption = (typeof ENCRYPTIONS)[number]
const isEncryption = (value: string): value is Encryption => ENCRYPTIONS.some((one) => one === value)

// An interface has no index signature, which a section's fields need.
export type MailServer = {
  'mailer.host': string
  'mailer.port': number | null
  'mailer.encryption': Encryption
  'mailer.user': string
  'mailer.password': string
}

interface Props {
  fields: MailServer
  errors: Readonly<Record<string, string>>
  /** One is saved, which is never read back. */
  hasPassword: boolean
  onChange: (part: Partial<MailServer>) => void
}

/** The server by which mails leave. */
export function MailServerFields({ fields, errors, hasPassword, onChange }: Props) {
  const t = useMessages()
  return (
    <>
      <FieldRow>
        <TextField
          label={t('settings.mailer.host')}
          description={t('settings.mailer.host.description')}
          autoComplete="off"
          {...AS_TYPED}
          value={fields['mailer.host']}
          error={errors['mailer.host']}
          onChange={(host) => onChange({ 'mailer.host': host })}
        />
        <NumberField
          label={t('settings.mailer.port')}
          value={fields['mailer.port']}
          error={errors['mailer.port']}
          onChange={(port) => onChange({ 'mailer.port': port })}
        />
      </FieldRow>
      <Select
        label={t('settings.mailer.encryption')}
        options={ENCRYPTIONS.map((value) => ({ value, label: t(`settings.encryption.${value}`) }))}
        value={fields['mailer.encryption']}
        onChange={(value) => isEncryption(value) && onChange({ 'mailer.encryption': value })}
      />
      <FieldRow>
        <TextField
          label={t('settings.mailer.user')}
          autoComplete="off"
          {...AS_TYPED}
          value={fields['mailer.user']}
          onChange={(user) => onChange({ 'mailer.user': user })}
        />
        <PasswordField
          label={t('settings.mailer.password')}
          description={hasPassword ? t('settings.mailer.hasPassword') : undefined}
          autoComplete="new-password"
          value={fields['mailer.password']}
          onChange={(password) => onChange({ 'mailer.password': password })}
        />
      </FieldRow>
    </>
  )
}
