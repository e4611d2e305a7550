import { ShoppingCart } from '../../../src/ui/icons'
import { useEffect, useState } from 'react'
import { useRegisterDomainMutation } from '../../../src/api/domains'
import type { OwnerData, SearchResult } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Button, Checkbox, Dialog, Select } from '../../../src/ui'
import { Failure } from '../shared/Failure'
import { useSubmit } from '../shared/useSubmit'
import styles from './dialogs.module.css'
import { OrderReview } from './OrderReview'
import { OwnerDifference } from './OwnerDifference'
import { OwnerFields, useOwnerDraft } from './OwnerFields'

interface Props {
  readonly open: boolean
  readonly websiteId: number
  readonly chosen: SearchResult
  readonly owner: OwnerData
  readonly onClose: () => void
  readonly onExited: () => void
}

/** What is ordered and for whom; nothing is before it was reviewed as a whole (DR-03). */
export function OrderDialog({ open, websiteId, chosen, owner, onClose, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const draft = useOwnerDraft(owner)
  const [years, setYears] = useState(1)
  const [autoRenew, setAutoRenew] = useState(true)
  const [isReviewing, setReviewing] = useState(false)
  const [isAccepted, setAccepted] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [register] = useRegisterDomainMutation()
  const { busy, error, fieldError, run } = useSubmit()
  const { name, price, renewPrice } = chosen
  const total = price && renewPrice ? price.amount + (years - 1) * renewPrice.amount : 0

  const ownerFields = draft.fields.map((field) => `owner.${field}`)

  const order = async () => {
    setSent(true)
    if (!isAccepted || busy) return
    const wanted = { name, years, autoRenew, termsAccepted: true as const, owner: draft.value }
    if (await run(() => register({ websiteId, draft: wanted }).unwrap())) onClose()
  }
  // What the server has against the owner stands beside the fields.
  useEffect(() => {
    if (error?.fields?.some(({ name: field }) => field.startsWith('owner.'))) setReviewing(false)
  }, [error])
  return (
    <Dialog
      open={open}
      icon={ShoppingCart}
      title={t(isReviewing ? 'domains.order.review' : 'domains.order', { domain: name })}
      size="lg"
      onClose={onClose}
      onExited={onExited}
      onSubmit={() => (isReviewing ? void order() : setReviewing(true))}
      actions={
        <>
          <Button onClick={() => (isReviewing ? setReviewing(false) : onClose())}>
            {t(isReviewing ? 'domains.order.back' : 'partner.general.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {isReviewing
              ? t('domains.order.submit', { price: formats.money(total, price?.currency ?? 'EUR') })
              : t('domains.order.toReview')}
          </Button>
        </>
      }
    >
      {isReviewing ? (
        <div className={styles.stack}>
          <OrderReview chosen={chosen} years={years} total={total} autoRenew={autoRenew} owner={draft.value} />
          <Checkbox
            label={t('domains.terms')}
            checked={isAccepted}
            error={wasSent && !isAccepted ? t('domains.terms.missing') : undefined}
            onChange={setAccepted}
          />
          <Failure error={error} shown={ownerFields} />
        </div>
      ) : (
        <div className={styles.stack}>
          <div className={styles.columns}>
            <Select
              label={t('domains.years')}
              value={String(years)}
              options={chosen.period.map((value) => ({ value: String(value), label: t('domains.years.count', { count: value }) }))}
              onChange={(value) => setYears(Number(value))}
            />
            <Checkbox
              label={t('domains.column.autoRenew')}
              description={renewPrice && t('domains.autoRenew.price', { price: formats.money(renewPrice.amount, renewPrice.currency) })}
              checked={autoRenew}
              onChange={setAutoRenew}
            />
          </div>
          <OwnerDifference draft={draft} customer={owner.customer} />
          <OwnerFields draft={draft} fieldError={(field) => fieldError(`owner.${field}`)} />
          <Failure error={error} shown={ownerFields} />
        </div>
      )}
    </Dialog>
  )
}
