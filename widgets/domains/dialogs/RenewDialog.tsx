import { RefreshCw } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDomainSubscriptionQuery, useRenewDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { addYears, YEARS_MAX } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { SubscriptionState } from '../shared/SubscriptionState'
import { FormDialog, Select } from '../../../src/ui'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** Pays for more years; says until when the domain then runs. */
export default function RenewDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [years, setYears] = useState(1)
  const [renew] = useRenewDomainMutation()
  const { error, fieldError, run } = useSubmit()
  const { expiresAt } = domain
  // A list may be older than a payment.
  const { data: subscription = domain.subscription } = useDomainSubscriptionQuery({ websiteId, id: domain.id })
  const price = subscription?.price
  const until = expiresAt && addYears(new Date(expiresAt), years)
  return (
    <FormDialog
      icon={RefreshCw}
      title={t('domains.renew.of', { domain: domain.unicodeName ?? domain.name })}
      size="sm"
      submitLabel={price ? t('domains.renew.submit', { price: formats.money(price.amount * years, price.currency) }) : t('domains.renew')}
      onSubmit={() => run(() => renew({ websiteId, id: domain.id, years }).unwrap())}
      onExited={onExited}
    >
      <Select
        label={t('domains.years')}
        value={String(years)}
        options={Array.from({ length: YEARS_MAX }, (_, nth) => ({
          value: String(nth + 1),
          label: t('domains.years.count', { count: nth + 1 }),
        }))}
        error={fieldError('years')}
        onChange={(value) => setYears(Number(value))}
      />
      {subscription && <SubscriptionState subscription={subscription} />}
      {until && <p>{t('domains.renew.until', { date: formats.date(until) })}</p>}
      <Refusal error={error} shown={['years']} />
    </FormDialog>
  )
}
