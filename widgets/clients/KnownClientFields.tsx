import { useLocale, useMessages } from '../../src/i18n'
import { CLIENT_NUMBER_MAX_LENGTH, CLIENT_PHONE_MAX_LENGTH, COUNTRIES, countryName } from '../../src/model'
import { PhoneField, Select, TextArea, TextField } from '../../src/ui'
import type { FieldsProps } from './ClientFields'

/** What is noted about a customer whom one has already. */
export function KnownClientFields({ fields, fieldError, onChange }: FieldsProps) {
  const t = useMessages()
  const locale = useLocale()
  const countries = COUNTRIES.map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, locale) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  )
  return (
    <>
      <PhoneField
        label={t('clients.details.phone')}
        country={fields.country}
        maxLength={CLIENT_PHONE_MAX_LENGTH}
        value={fields.phone}
        error={fieldError('phone')}
        onChange={(phone) => onChange({ phone })}
      />
      <Select
        label={t('clients.country')}
        placeholder="–"
        options={countries}
        value={fields.country}
        onChange={(country) => onChange({ country })}
      />
      <TextField
        label={t('clients.number')}
        maxLength={CLIENT_NUMBER_MAX_LENGTH}
        value={fields.number}
        onChange={(number) => onChange({ number })}
      />
      <TextArea label={t('clients.note')} value={fields.note} onChange={(note) => onChange({ note })} />
    </>
  )
}
