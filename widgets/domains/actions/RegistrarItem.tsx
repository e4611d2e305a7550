import { useMessages } from '../../../src/i18n'
import { MenuItem } from '../../../src/ui'
import { ArrowRightLeft, RefreshCw } from '../../../src/ui/icons'
import type { DomainItemsProps } from './WebsiteItems'

/** Renews a domain of ours, or makes another registrar's ours. */
export function RegistrarItem({ domain, onOpen }: Pick<DomainItemsProps, 'domain' | 'onOpen'>) {
  const t = useMessages()
  const { registrar, renewable, transferable } = domain
  return registrar?.kind === 'own' ? (
    <MenuItem
      changes
      icon={RefreshCw}
      disabled={!renewable.possible && domain.state !== 'expired'}
      description={renewable.reason}
      onSelect={() => onOpen('renew')}
    >
      {t('domains.renew')}
    </MenuItem>
  ) : (
    <MenuItem
      changes
      icon={ArrowRightLeft}
      disabled={!transferable.possible}
      description={transferable.reason}
      onSelect={() => onOpen('transfer')}
    >
      {t('domains.transfer')}
    </MenuItem>
  )
}
