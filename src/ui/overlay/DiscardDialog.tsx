import { useMessages } from '../../i18n'
import { ConfirmDialog } from './ConfirmDialog'

interface Props {
  open: boolean
  /** Goes on with what was entered. */
  onClose: () => void
  onDiscard: () => void
}

/** Asks before something entered is lost. */
export function DiscardDialog({ open, onClose, onDiscard }: Props) {
  const t = useMessages()
  return (
    <ConfirmDialog
      open={open}
      title={t('partner.general.unsavedChanges')}
      confirmLabel={t('partner.general.discard')}
      cancelLabel={t('partner.general.back')}
      danger
      onClose={onClose}
      onConfirm={onDiscard}
    >
      {t('partner.general.enteredIsLost')}
    </ConfirmDialog>
  )
}
