import { useRequestOfferMutation } from '../../src/api/offers'
import type { AgencyOffer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { ConfirmDialog } from '../../src/ui'
import { Gift } from '../../src/ui/icons'

interface Props {
  offer: AgencyOffer
  onClose: () => void
}

/** Asks before an offer is asked for: the provider gets a mail, which nobody takes back (AO-01). */
export default function RequestDialog({ offer: { id, title }, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [ask] = useRequestOfferMutation()
  const { busy, error, run } = useSubmit()
  const request = async () => {
    if (!(await run(() => ask({ params: { offer: id, state: 'requested' } }).unwrap()))) return
    dispatch(showToast({ kind: 'success', key: t('agencyOffers.requestSent') }))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      icon={Gift}
      title={t('agencyOffers.request.title', { title })}
      confirmLabel={t('agencyOffers.request')}
      busy={busy}
      onConfirm={() => void request()}
      onClose={onClose}
    >
      <p>{t('agencyOffers.request.text')}</p>
      <Refusal error={error} />
    </ConfirmDialog>
  )
}
