import { useMessages } from '../../i18n'
import { ConfirmDialog } from '../../ui'

interface Props {
  open: boolean
  onConfirm: () => void
  onClose: () => void
}

export default function LogoutQuestion(props: Props) {
  const t = useMessages()
  return (
    <ConfirmDialog {...props} danger title={t('userMenu.logoutTitle')} confirmLabel={t('userMenu.logoutConfirm')}>
      {t('userMenu.unsaved')}
    </ConfirmDialog>
  )
}
