import { useMessages } from '../../../src/i18n'
import { MenuItem } from '../../../src/ui'
import { Ban, RotateCcw, Trash2 } from '../../../src/ui/icons'
import type { DomainItemsProps } from './WebsiteItems'

/** How a domain ends: one of ours is cancelled, and that taken back; another one is removed. */
export function EndItems({ domain, actions, onOpen }: DomainItemsProps) {
  const t = useMessages()
  const isOwn = domain.registrar?.kind === 'own'
  const { removable } = domain
  return (
    <>
      {domain.cancelAt !== null && domain.state === 'cancelled' ? (
        <MenuItem changes icon={RotateCcw} onSelect={actions.revoke}>
          {t('domains.revoke')}
        </MenuItem>
      ) : (
        isOwn && (
          <MenuItem changes icon={Ban} tone="danger" disabled={!domain.renewable.possible} onSelect={() => onOpen('cancel')}>
            {t('domains.cancel')}
          </MenuItem>
        )
      )}
      {!isOwn && (
        <MenuItem
          changes
          icon={Trash2}
          tone="danger"
          disabled={!removable.possible}
          description={removable.reason}
          onSelect={() => onOpen('remove')}
        >
          {t('domains.remove')}
        </MenuItem>
      )}
    </>
  )
}
