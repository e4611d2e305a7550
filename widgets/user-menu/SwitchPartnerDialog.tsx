import { ArrowLeftRight } from '../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../src/i18n'
import type { PageUser } from '../../src/page'
import { closeDialog, type OpenedDialog, useAppDispatch } from '../../src/store'
import { Dialog } from '../../src/ui'
import { PartnerPicker } from './PartnerPicker'

interface Props {
  dialog: OpenedDialog
  user: PageUser
}

export default function SwitchPartnerDialog({ dialog: { id, open }, user }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const close = () => dispatch(closeDialog(id))
  return (
    <Dialog id={id} open={open} size="sm" icon={ArrowLeftRight} title={t('userMenu.switchPartner')} onClose={isBusy ? undefined : close}>
      <PartnerPicker userId={user.id} onBusy={setBusy} onDone={close} />
    </Dialog>
  )
}
