import { useState } from 'react'
import { useCancelContractMutation, useRevokeCancellationMutation } from '../../../src/api/subscription'
import type { ContractDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { CANCEL_REASONS, CANCELLATION_COMMENT_MAX_LENGTH } from '../../../src/model'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog, Select, TextArea } from '../../../src/ui'
import styles from './card.module.css'

interface Props {
  contract: ContractDetails
  onExited: () => void
}

/** Says when the contract ends and what becomes of the website, asks why, and cancels it (CT-04). */
export default function CancelDialog({ contract: { websiteId: id, number, wouldEndAt }, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [cancel] = useCancelContractMutation()
  const [revoke] = useRevokeCancellationMutation()
  const offerUndo = useOfferUndo()
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [isUnreasoned, setUnreasoned] = useState(false)
  const { error, run } = useSubmit()
  const date = wouldEndAt ? formats.date(wouldEndAt) : ''

  const submit = () => {
    const chosen = CANCEL_REASONS.find((name) => name === reason)
    setUnreasoned(!chosen)
    if (!chosen) return false
    return run(async () => {
      await cancel({ id, why: { reason: chosen, comment: comment.trim() } }).unwrap()
      offerUndo(t('websiteDetails.contract.cancel.done', { date }), () => revoke({ id }).unwrap())
    })
  }

  return (
    <FormDialog
      title={t('websiteDetails.contract.cancel.title', { number: number ?? '' })}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('websiteDetails.contract.cancel')}
      cancelLabel={t('websiteDetails.contract.cancel.keep')}
      danger
      isChanged={comment !== ''}
    >
      <ul className={styles.effects}>
        <li>{t('websiteDetails.contract.cancel.end', { date })}</li>
        <li>{t('websiteDetails.contract.cancel.data')}</li>
        <li>{t('websiteDetails.contract.cancel.revocable', { date })}</li>
      </ul>
      <Select
        label={t('websiteDetails.contract.reason')}
        required
        placeholder={t('websiteDetails.contract.reason.choose')}
        options={CANCEL_REASONS.map((value) => ({ value, label: t(`log.cancelReason.${value}`) }))}
        value={reason}
        error={isUnreasoned ? t('websiteDetails.contract.cancel.noReason') : undefined}
        onChange={(value) => {
          setReason(value)
          setUnreasoned(false)
        }}
      />
      <TextArea
        label={t('websiteDetails.contract.cancel.comment')}
        rows={3}
        maxLength={CANCELLATION_COMMENT_MAX_LENGTH}
        value={comment}
        onChange={setComment}
      />
      <Refusal error={error} />
    </FormDialog>
  )
}
