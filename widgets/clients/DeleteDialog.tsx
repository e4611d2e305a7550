import { useDeleteClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { ConfirmDialog } from '../../src/ui'

interface Props {
  /** Null while nobody is to go. */
  client: ResellerCustomer | null
  onClose: () => void
}

/** Asks before a customer goes with everything of theirs. */
export function DeleteDialog({ client, onClose }: Props) {
  const t = useMessages()
  const [remove, { isLoading }] = useDeleteClientMutation()
  return (
    <ConfirmDialog
      open={client !== null}
      title={t('clients.deleteTitle', { name: client?.company ?? '' })}
      confirmLabel={t('partner.general.delete')}
      danger
      busy={isLoading}
      typeToConfirm={client?.company}
      onClose={onClose}
      onConfirm={() => {
        if (client) void remove({ params: { client: client.id } }).finally(onClose)
      }}
    >
      {t('clients.deleteText')}
    </ConfirmDialog>
  )
}
