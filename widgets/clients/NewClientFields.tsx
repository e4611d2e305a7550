import { useMessages } from '../../src/i18n'
import { Checkbox, TextField } from '../../src/ui'
import type { FieldsProps } from './ClientFields'

/** Where a new customer is reached, and whether they are invited right away. */
export function NewClientFields({ fields, fieldError, onChange }: FieldsProps) {
  const t = useMessages()
  return (
    <>
      <TextField
        label={t('clients.email')}
        type="email"
        required
        value={fields.email}
        error={fieldError('email')}
        onChange={(email) => onChange({ email })}
      />
      <Checkbox
        label={t('clients.inviteNow')}
        description={t('clients.email.description')}
        checked={fields.invite}
        onChange={(invite) => onChange({ invite })}
      />
    </>
  )
}
