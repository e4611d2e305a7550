import { useState } from 'react'
import type { OwnerData } from '../../../src/contract'
import { useLocale, useMessages } from '../../../src/i18n'
import { COUNTRIES, countryName } from '../../../src/model'
import { ComboBox, PhoneField, RadioGroup, Stack, TextField } from '../../../src/ui'
import styles from './dialogs.module.css'

const FIELDS = ['firm', 'forename', 'surname', 'street', 'zip', 'city', 'country', 'phone', 'email', 'taxId'] as const
export type OwnerField = (typeof FIELDS)[number]

/** How browsers know the fields, so that nothing has to be typed twice. */
const AUTOCOMPLETE: Readonly<Record<OwnerField, string>> = {
  firm: 'organization',
  forename: 'given-name',
  surname: 'family-name',
  street: 'street-address',
  zip: 'postal-code',
  city: 'address-level2',
  country: 'country',
  phone: 'tel',
  email: 'email',
  taxId: 'off',
}

type Owner = Omit<OwnerData, 'confirmations' | 'customer' | 'language' | 'version'>

export interface OwnerDraft {
  readonly value: Owner
  readonly fields: readonly OwnerField[]
  readonly set: (change: Partial<Owner>) => void
  readonly isChanged: boolean
}

/** The owner as it is being entered. */
export function useOwnerDraft(data: OwnerData): OwnerDraft {
  const { confirmations: _, customer: __, language: ___, version: ____, ...owner } = data
  const [value, setValue] = useState<Owner>(owner)
  return {
    value,
    fields: FIELDS,
    set: (change) => setValue((before) => ({ ...before, ...change })),
    isChanged: FIELDS.some((field) => (value[field] ?? '') !== (owner[field] ?? '')) || value.type !== owner.type,
  }
}

interface Props {
  readonly draft: OwnerDraft
  readonly fieldError: (field: OwnerField) => string | undefined
  readonly disabled?: boolean
}

/** The fields of a registrant (OD-01). */
export function OwnerFields({ draft: { value, set }, fieldError, disabled }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const isCompany = value.type === 'company'
  const countries = COUNTRIES.map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, locale) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  )
  return (
    <fieldset disabled={disabled}>
      <Stack>
        <RadioGroup
          label={t('domains.owner.type')}
          value={value.type}
          options={(['person', 'company'] as const).map((type) => ({ value: type, label: t(`domains.owner.type.${type}`) }))}
          onChange={(type) => set({ type: type === 'company' ? 'company' : 'person' })}
        />
        <div className={styles.columns}>
          {FIELDS.filter((field) => isCompany || (field !== 'firm' && field !== 'taxId')).map((field) =>
            field === 'country' ? (
              <ComboBox
                key={field}
                label={t('domains.owner.country')}
                required
                options={countries}
                value={value.country || null}
                error={fieldError(field)}
                disabled={disabled}
                onChange={(country) => set({ country: country ?? '' })}
              />
            ) : field === 'phone' ? (
              <PhoneField
                key={field}
                label={t('domains.owner.phone')}
                autoComplete="tel"
                required
                country={value.country}
                value={value.phone}
                error={fieldError(field)}
                onChange={(phone) => set({ phone })}
              />
            ) : (
              <TextField
                key={field}
                label={t(`domains.owner.${field}`)}
                type={field === 'email' ? 'email' : 'text'}
                autoComplete={AUTOCOMPLETE[field]}
                required={field !== 'taxId'}
                value={value[field] ?? ''}
                error={fieldError(field)}
                onChange={(text) => set({ [field]: text })}
              />
            ),
          )}
        </div>
      </Stack>
    </fieldset>
  )
}
