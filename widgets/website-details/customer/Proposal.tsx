import { Check } from '../../../src/ui/icons'
import { type ReactNode, useState } from 'react'
import type { CustomerData } from '../../../src/contract'
import { useLocale, useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { countryName } from '../../../src/model'
import { Button, Failure, usePhoneNumbers, VisuallyHidden } from '../../../src/ui'
import styles from './dialogs.module.css'
import type { CustomerField } from './fields'
import { useSaveProperty } from './useSaveProperty'
import { valueOf } from './visibleFields'

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
  const saveProperty = useSaveProperty(websiteId, data.version)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ReactNode>()
  const { group, property, kind } = field
  const label = t(`websiteDetails.customer.field.${property}`)
  const country = foundCountry ?? valueOf(data, { group: 'customer', property: 'country' })
  const value = (kind === 'phone' && phones.storedPhone(text, country)) || text
  const now = valueOf(data, field)
  const show = (one: string) => {
    if (kind === 'country') return countryName(one, locale)
    return kind === 'phone' ? phones.internationalPhone(one, country) : one
  }

  async function take(): Promise<void> {
    setSaving(true)
    setError(undefined)
    try {
      await saveProperty({ group, property, field: label, base: now, value, read: (fresh) => valueOf(fresh, field) })
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
