import { useState } from 'react'
import { useCancelContractMutation, useRevokeCancellationMutation } from '../../../src/api'
import type { ContractDetails } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { CANCEL_REASONS } from '../../../src/model'
import { Button, Dialog, Select, TextArea } from '../../../src/ui'
import { useOfferUndo } from '../shared/useOfferUndo'
import styles from './card.module.css'

interface Props {
  contract: ContractDetails
  onExited: () => void
}

const COMMENT_MAX = 1_000

/** Says when the contract ends and what becomes of the website, asks why, and cancels it (CT-04). */
export default function CancelDialog({ contract: { websiteId: id, number, wouldEndAt }, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [cancel, { isLoading }] = useCancelContractMutation()
  const [revoke] = useRevokeCancellationMutation()
  const offerUndo = useOfferUndo()
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()
  const date = wouldEndAt ? formats.date(wouldEndAt) : ''

  async function submit(): Promise<void> {
    const chosen = CANCEL_REASONS.find((name) => name === reason)
    if (!chosen) return setError(t('contract.cancel.noReason'))
    try {
      await cancel({ id, why: { reason: chosen, comment: comment.trim() } }).unwrap()
      offerUndo(t('contract.cancel.done', { date }), () => revoke({ id }).unwrap())
      setOpen(false)
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      setError(t(message, values))
    }
  }

  return (
    <Dialog
      open={isOpen}
      title={t('contract.cancel.title', { number: number ?? '' })}
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('contract.cancel.keep')}</Button>
          <Button type="submit" variant="danger" busy={isLoading}>
            {t('contract.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ul className={styles.effects}>
          <li>{t('contract.cancel.end', { date })}</li>
          <li>{t('contract.cancel.data')}</li>
          <li>{t('contract.cancel.revocable', { date })}</li>
        </ul>
        <Select
          label={t('contract.reason')}
          required
          placeholder={t('contract.reason.choose')}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`contract.reason.${value}`) }))}
          value={reason}
          error={error}
          onChange={(value) => {
            setReason(value)
            setError(undefined)
          }}
        />
        <TextArea label={t('contract.cancel.comment')} rows={3} maxLength={COMMENT_MAX} value={comment} onChange={setComment} />
      </div>
    </Dialog>
  )
}
