import type { SearchResult } from '../../../src/contract'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { countryName, fullName, OWN_NAME_SERVERS } from '../../../src/model'
import styles from './dialogs.module.css'
import type { OwnerDraft } from './OwnerFields'

interface Props {
  readonly chosen: SearchResult
  readonly years: number
  /** Minor units. */
  readonly total: number
  readonly autoRenew: boolean
  readonly owner: OwnerDraft['value']
}

/** Everything that is about to be ordered, on one page (DR-03). */
export function OrderReview({ chosen: { name, price, renewPrice }, years, total, autoRenew, owner }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const firm = owner.type === 'company' ? owner.firm : null
  const country = owner.country && countryName(owner.country, locale)
  const lines = [firm, fullName(owner), owner.street, `${owner.zip} ${owner.city}`.trim(), country, owner.phone, owner.email]
  const facts: readonly (readonly [string, string])[] = [
    [t('domains.name'), name],
    [t('domains.years'), t('domains.years.count', { count: years })],
    ...(price ? [[t('domains.order.firstYear'), formats.money(price.amount, price.currency)] as const] : []),
    ...(renewPrice ? [[t('domains.order.furtherYears'), formats.money(renewPrice.amount, renewPrice.currency)] as const] : []),
    ...(price ? [[t('domains.order.total'), formats.money(total, price.currency)] as const] : []),
    [t('domains.column.autoRenew'), t(autoRenew ? 'domains.yes' : 'domains.no')],
    [t('domains.order.nameservers'), OWN_NAME_SERVERS.join(', ')],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, text]) => (
          <Fact key={term} term={term} lines={[text]} />
        ))}
        <Fact term={t('domains.owner')} lines={lines.flatMap((line) => line || [])} />
      </dl>
      <p className={styles.muted}>{t('domains.owner.confirmation', { email: owner.email })}</p>
    </>
  )
}

function Fact({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {lines.map((line) => (
          <div key={line}>
            <bdi>{line}</bdi>
          </div>
        ))}
      </dd>
    </>
  )
}
