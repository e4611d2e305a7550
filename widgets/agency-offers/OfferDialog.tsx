import { Gift } from '../../src/ui/icons'
import { useState } from 'react'
import type { AgencyOffer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { MailBody } from '../../src/parts/mail'
import { Button, Dialog } from '../../src/ui'

interface Props {
  offer: AgencyOffer & { descriptionHtml: string }
  onClose: () => void
}

/** All that is said about an offer. Its markup comes from outside and is shown like that of a mail: cleaned, in a frame of its own (AO-01). */
export default function OfferDialog({ offer, onClose }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      title={offer.title}
      icon={Gift}
      onClose={() => setOpen(false)}
      onExited={onClose}
      actions={<Button onClick={() => setOpen(false)}>{t('partner.general.close')}</Button>}
    >
      <MailBody html={offer.descriptionHtml} title={offer.title} fallback={<p>{offer.summary}</p>} />
    </Dialog>
  )
}
