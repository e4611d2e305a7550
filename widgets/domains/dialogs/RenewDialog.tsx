import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useRenewDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { YEARS_MAX } from '../../../src/model'
import { Button, Dialog, Select } from '../../../src/ui'
import { Failure } from '../shared/Failure'
import { useSubmit } from '../shared/useSubmit'
import styles from './dialogs.module.css'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** Pays for more years; says until when the domain then runs. */
export default function RenewDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const [years, setYears] = useState(1)
  const [renew] = useRenewDomainMutation()
  const { busy, error, fieldError, run } = useSubmit()
  const { subscription, expiresAt } = domain
  const price = subscription?.price
  const until = expiresAt ? new Date(expiresAt) : null
  until?.setUTCFullYear(until.getUTCFullYear() + years)
  const submit = async () => {
    if (await run(() => renew({ websiteId, id: domain.id, years }).unwrap())) setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      icon={RefreshCw}
      title={t('domains.renew.of', { domain: domain.unicodeName ?? domain.name })}
      size="sm"
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {price ? t('domains.renew.submit', { price: formats.money(price.amount * years, price.currency) }) : t('domains.renew')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
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
        {until && <p>{t('domains.renew.until', { date: formats.date(until) })}</p>}
        <Failure error={error} shown={['years']} />
      </div>
    </Dialog>
  )
}
