import { Check } from '../../../src/ui/icons'
import { type ReactNode, useState } from 'react'
import { propertyText } from '../../../src/api/customers'
import type { CustomerData } from '../../../src/contract'
import { useLocale, useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { usePropertyChange } from '../../../src/parts/websiteChange'
import { countryName } from '../../../src/model'
import { Button, Failure, usePhoneNumbers, VisuallyHidden } from '../../../src/ui'
import styles from './dialogs.module.css'
import type { CustomerField } from './fields'

interface Props {
  websiteId: number
  data: CustomerData
  field: CustomerField
  text: string
  /** For numbers without a country. */
  foundCountry: string | undefined
}

/** One value that was found, beside the one there is, until it is confirmed. */
export function Proposal({ websiteId, data, field, text, foundCountry }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const phones = usePhoneNumbers()
  const change = usePropertyChange()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ReactNode>()
  const { group, property, kind } = field
  const label = t(`websiteDetails.customer.field.${property}`)
  const country = foundCountry ?? propertyText(data, { group: 'customer', property: 'country' })
  const value = (kind === 'phone' && phones.storedPhone(text, country)) || text
  const now = propertyText(data, field)
  const show = (one: string) => {
    if (kind === 'country') return countryName(one, locale)
    return kind === 'phone' ? phones.internationalPhone(one, country) : one
  }

  async function take(): Promise<void> {
    setSaving(true)
    setError(undefined)
    try {
      await change({ id: websiteId, version: data.version, group, property, field: label, base: now, value })
    } catch (thrown) {
      setError(reasonFor(thrown))
    } finally {
      setSaving(false)
    }
  }
  return (
    <li className={styles.proposal}>
      <div className={styles.what}>
        <p className={styles.label}>{label}</p>
        <p>{show(value)}</p>
        {now && now !== value && <p className={styles.label}>{t('websiteDetails.customer.signature.now', { value: show(now) })}</p>}
        {error && <Failure>{error}</Failure>}
      </div>
      {now === value ? (
        <Check size={18} role="img" aria-label={t('partner.general.saved')} className={styles.done} />
      ) : (
        <Button size="sm" busy={isSaving} onClick={() => void take()}>
          {t('websiteDetails.customer.signature.take')} <VisuallyHidden>{`${label}: ${show(value)}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
