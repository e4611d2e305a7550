import type { Webhook } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { ConfirmDialog } from '../../../src/ui'

interface Props {
  /** Null while there is nothing to ask. */
  hook: Webhook | null
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a webhook is deleted. */
export default function DeleteDialog({ hook, onClose, onConfirm }: Props) {
  const t = useMessages()
  return (
    <ConfirmDialog
      open={hook !== null}
      title={t('settings.webhooks.deleteTitle', { name: hook?.name ?? '' })}
      confirmLabel={t('partner.general.delete')}
      danger
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t('settings.webhooks.deleteText')}
    </ConfirmDialog>
  )
}
