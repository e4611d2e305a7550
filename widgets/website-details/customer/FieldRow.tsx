import { useState } from 'react'
import { propertyText } from '../../../src/api/customers'
import type { CustomerData } from '../../../src/contract'
import { useLocale, useMessages } from '../../../src/i18n'
import { countryName, customerTextMax, isEmail, LOCALE_NAMES } from '../../../src/model'
import { usePhoneNumbers } from '../../../src/ui'
import { useDraftKey } from '../../../src/parts/drafts'
import { usePropertyChange } from '../../../src/parts/websiteChange'
import { InlineText } from '../inline/InlineText'
import { ChoiceValue } from './ChoiceValue'
import styles from './customer.module.css'
import type { CustomerField } from './fields'
import { rowOf } from './useEmptyFields'
import { ValueActions } from './ValueActions'

interface Props {
  websiteId: number
  data: CustomerData
  field: CustomerField
  canEdit: boolean
  /** There only because all fields are. */
  isUnfilled: boolean
  onTouch: () => void
  /** Rejects when the login is not to be saved after all. */
  checkLogin: (email: string) => Promise<void>
  onHistory: (property: string) => void
}

/** One value of the customer: shown as people read it, edited as it is stored, with what can be done with it. */
export function FieldRow({ websiteId, data, field, canEdit, isUnfilled, onTouch, checkLogin, onHistory }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const { group, property, kind } = field
  const label = t(`websiteDetails.customer.field.${property}`)
  const value = propertyText(data, field)
  const draftKey = useDraftKey('customer', websiteId, group, property)
  const change = usePropertyChange()
  const country = propertyText(data, { group: 'customer', property: 'country' })

  const [isTouched, setTouched] = useState(false)
  const phones = usePhoneNumbers(isTouched && kind === 'phone')

  const save = async (text: string) => {
    const next = (kind === 'phone' && phones.storedPhone(text, country)) || text.trim()
    if (isLogin(field) && next) await checkLogin(next)
    return change({ id: websiteId, version: data.version, group, property, field: label, base: value, value: next })
  }
  const validate = (text: string) => {
    const trimmed = text.trim()
    if (!trimmed) return undefined
    if (kind === 'email' && !isEmail(trimmed)) return t('websiteDetails.customer.error.email')
    return kind === 'phone' && phones.storedPhone(trimmed, country) === null ? t('websiteDetails.customer.error.phone') : undefined
  }

  return (
    <div
      className={styles.row}
      data-unfilled={isUnfilled ? rowOf(field) : undefined}
      onFocus={() => {
        setTouched(true)
        onTouch()
      }}
    >
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {kind === 'country' || kind === 'language' ? (
          <ChoiceValue
            label={label}
            value={value}
            display={kind === 'country' ? countryName(value, locale) : languageName(value)}
            kind={kind}
            canEdit={canEdit}
            onSave={save}
          />
        ) : (
          <InlineText
            label={label}
            value={value}
            display={kind === 'phone' ? (data.phones[value] ?? phones.internationalPhone(value, country)) : undefined}
            type={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text'}
            maxLength={customerTextMax(property)}
            autoComplete="off"
            canEdit={canEdit}
            validate={validate}
            onSave={save}
            draftKey={draftKey}
          />
        )}
        {value && <ValueActions data={data} field={field} value={value} onHistory={() => onHistory(`${group}.${property}`)} />}
      </dd>
    </div>
  )
}

const isLogin = ({ group, property }: CustomerField): boolean => group === 'customer' && property === 'email'

const languageName = (value: string): string => new Map<string, string>(Object.entries(LOCALE_NAMES)).get(value) ?? value
