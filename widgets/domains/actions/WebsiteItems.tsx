import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { MenuItem } from '../../../src/ui'
import { Globe, GlobeLock, Redo2, RefreshCw, Star } from '../../../src/ui/icons'
import type { DomainDialog } from './DomainDialogs'
import type { DomainActions } from './useDomainActions'

export interface DomainItemsProps {
  readonly domain: Domain
  readonly actions: DomainActions
  readonly onOpen: (dialog: DomainDialog) => void
}

/** What the domain is to its website, and whether it can be reached. */
export function WebsiteItems({ domain, actions, onOpen }: DomainItemsProps) {
  const t = useMessages()
  const { role, redirect, promotable, autoRenew } = domain
  const isPublished = domain.published_status === 'published'
  return (
    <>
      {role !== 'main' && (
        <MenuItem changes icon={Star} disabled={!promotable.possible} description={promotable.reason} onSelect={actions.makeMain}>
          {t('domains.makeMain')}
        </MenuItem>
      )}
      {role === 'redirect' && (
        <MenuItem changes icon={Globe} onSelect={() => actions.set({ role: 'alias' }, { role: 'redirect', redirect })}>
          {t('domains.makeAlias')}
        </MenuItem>
      )}
      <MenuItem changes icon={Redo2} onSelect={() => onOpen('redirect')}>
        {t('domains.redirect')}
      </MenuItem>
      <MenuItem
        changes
        icon={isPublished ? GlobeLock : Globe}
        onSelect={() => actions.set({ published: !isPublished }, { published: isPublished })}
      >
        {t(isPublished ? 'domains.unpublish' : 'domains.publish')}
      </MenuItem>
      {domain.registrar?.kind === 'own' && (
        <MenuItem changes icon={RefreshCw} onSelect={() => actions.set({ autoRenew: !autoRenew }, { autoRenew })}>
          {t(autoRenew ? 'domains.autoRenew.off' : 'domains.autoRenew.on')}
        </MenuItem>
      )}
    </>
  )
}
