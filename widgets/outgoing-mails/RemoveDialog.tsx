import { useState } from 'react'
import { useRemoveSuppressedAddressMutation } from '../../src/api/mail'
import type { SuppressedAddress } from '../../src/contract'
import { isolated, useMessages } from '../../src/i18n'
import { showToast, useAppDispatch } from '../../src/store'
import { ConfirmDialog } from '../../src/ui'

interface Props {
  address: SuppressedAddress | null
  onClose: () => void
}

/** Says what follows when an address gets mail again. */
export function RemoveDialog({ address, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [remove, { isLoading }] = useRemoveSuppressedAddressMutation()
  // While the dialog closes it shows what it was about.
  const [shown, setShown] = useState(address)
  if (address && address !== shown) setShown(address)

  const confirm = async () => {
    if (!shown) return
    const { email, reason } = shown
    const result = await remove({ body: { email, reason } })
    onClose()
    if (!('error' in result)) dispatch(showToast({ kind: 'success', key: t('outgoingMails.remove.done', { email: isolated(email) }) }))
  }
  const email = isolated(shown?.email ?? '')
  return (
    <ConfirmDialog
      open={address !== null}
      title={t('outgoingMails.remove.named', { email })}
      confirmLabel={t('outgoingMails.remove')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {shown && <p>{t(`outgoingMails.remove.${shown.reason}`, { email })}</p>}
    </ConfirmDialog>
  )
}
