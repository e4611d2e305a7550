import { ShoppingCart } from '../../../src/ui/icons'
import { useState } from 'react'
import { useRegisterDomainMutation } from '../../../src/api/domains'
import type { OwnerData, SearchResult } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Checkbox, FormDialog, Select } from '../../../src/ui'
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
  const [wasFilled, setFilled] = useState(false)
  const [isAccepted, setAccepted] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [register] = useRegisterDomainMutation()
  const { error, fieldError, run, forget } = useSubmit()
  const { name, price, renewPrice } = chosen
  const total = price && renewPrice ? price.amount + (years - 1) * renewPrice.amount : 0

  const ownerFields = draft.fields.map((field) => `owner.${field}`)
  // What the server has against the owner stands beside the fields.
  const isReviewing = wasFilled && !error?.fields?.some(({ name: field }) => field.startsWith('owner.'))

  const review = () => {
    forget()
    setFilled(true)
    return false
  }
  const order = () => {
    setSent(true)
    const wanted = { name, years, autoRenew, termsAccepted: true as const, owner: draft.value }
    return isAccepted && run(() => register({ websiteId, draft: wanted }).unwrap())
  }
  return (
    <FormDialog
      open={open}
      icon={ShoppingCart}
      title={t(isReviewing ? 'domains.order.review' : 'domains.order', { domain: name })}
      size="lg"
      onClose={onClose}
      onExited={onExited}
      submitLabel={
        isReviewing ? t('domains.order.submit', { price: formats.money(total, price?.currency ?? 'EUR') }) : t('domains.order.toReview')
      }
      cancelLabel={isReviewing ? t('domains.order.back') : undefined}
      isChanged={draft.isChanged}
      onBack={isReviewing ? () => setFilled(false) : undefined}
      onSubmit={isReviewing ? order : review}
    >
      {isReviewing ? (
        <>
          <OrderReview chosen={chosen} years={years} total={total} autoRenew={autoRenew} owner={draft.value} />
          <Checkbox
            label={t('domains.terms')}
            checked={isAccepted}
            error={wasSent && !isAccepted ? t('domains.terms.missing') : undefined}
            onChange={setAccepted}
          />
          <Refusal error={error} shown={ownerFields} />
        </>
      ) : (
        <>
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
          <Refusal error={error} shown={ownerFields} />
        </>
      )}
    </FormDialog>
  )
}
