import { Link2 } from '../../src/ui/icons'
import { useState } from 'react'
import { useAttachOfferMutation } from '../../src/api/offers'
import type { AgencyOffer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { type PickedWebsite, WebsitePicker } from '../../src/parts/websitePicker'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { FormDialog } from '../../src/ui'
import styles from './offers.module.css'

interface Props {
  offer: AgencyOffer
  onClose: () => void
}

/** Chooses a website, by its name or its customer, for whose customer the offer is meant (AO-03). */
export default function AttachDialog({ offer, onClose }: Props) {
  const t = useMessages()
  const [target, setTarget] = useState<PickedWebsite | null>(null)
  const [attach] = useAttachOfferMutation()
  const { error, run } = useSubmit()
  return (
    <FormDialog
      icon={Link2}
      title={t('agencyOffers.attachOf', { title: offer.title })}
      onExited={onClose}
      onSubmit={() => run(() => attach({ params: { offer: offer.id, website: target?.id ?? 0 } }).unwrap())}
      submitLabel={t('agencyOffers.attach.submit')}
      disabled={!target}
    >
      <p className={styles.hint}>{t('agencyOffers.attach.hint')}</p>
      <WebsitePicker
        label={t('agencyOffers.attach.website')}
        value={target}
        fits={({ id }) => !offer.websites.some((attached) => attached.id === id)}
        onChange={setTarget}
      />
      <Refusal error={error} />
    </FormDialog>
  )
}
