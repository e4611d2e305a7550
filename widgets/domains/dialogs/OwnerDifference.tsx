import { ArrowDownToLine } from '../../../src/ui/icons'
import type { OwnerData } from '../../../src/contract'
import { useLocale, useMessages } from '../../../src/i18n'
import { countryName } from '../../../src/model'
import { Button, Ends } from '../../../src/ui'
import type { OwnerDraft, OwnerField } from './OwnerFields'
import styles from './ownerDifference.module.css'

interface Props {
  readonly draft: OwnerDraft
  readonly customer: OwnerData['customer']
}

/** Where the owner and the customer data of the website differ, each to be taken over (OD-01). */
export function OwnerDifference({ draft: { value, fields, set }, customer }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const differing = fields.filter((field) => (customer[field] ?? '') !== '' && customer[field] !== (value[field] ?? ''))
  if (differing.length === 0) return null
  const textOf = (field: OwnerField, text: string | null | undefined) =>
    text ? (field === 'country' ? countryName(text, locale) : text) : '–'
  const takeOver = (taken: readonly OwnerField[]) =>
    set({
      ...Object.fromEntries(taken.map((field) => [field, customer[field]])),
      ...(taken.includes('firm') && { type: 'company' as const }),
    })
  return (
    <section className={styles.difference} aria-label={t('domains.owner.differs')}>
      <Ends>
        <h3>{t('domains.owner.differs')}</h3>
        {differing.length > 1 && (
          <Button size="sm" icon={ArrowDownToLine} onClick={() => takeOver(differing)}>
            {t('domains.owner.takeAll')}
          </Button>
        )}
      </Ends>
      <ul className={styles.rows}>
        {differing.map((field) => (
          <li key={field} className={styles.row}>
            <span className={styles.name}>{t(`domains.owner.${field}`)}</span>
            <span className={styles.values}>
              <del>{textOf(field, value[field])}</del> <ins>{textOf(field, customer[field])}</ins>
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('domains.owner.takeOver.of', { field: t(`domains.owner.${field}`) })}
              onClick={() => takeOver([field])}
            >
              {t('domains.owner.takeOver')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
