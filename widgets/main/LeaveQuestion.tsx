import { useMessages } from '../../src/i18n'
import { ConfirmDialog } from '../../src/ui'

interface Props {
  open: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Before a screen with changes gives way to another. */
export default function LeaveQuestion(props: Props) {
  const t = useMessages()
  return (
    <ConfirmDialog {...props} danger title={t('main.leaveTitle')} confirmLabel={t('main.leaveConfirm')}>
      {t('main.unsaved')}
    </ConfirmDialog>
  )
}
