import { Bell, BellOff, Ellipsis, FolderInput, Mailbox, ScrollText } from '../../../src/ui/icons'
import { useState } from 'react'
import { api_partner_domain_mailboxes, type Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { IconButton, Menu, MenuItem, MenuSeparator } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { type DomainDialog, DomainDialogs } from './DomainDialogs'
import { EndItems } from './EndItems'
import { RegistrarItem } from './RegistrarItem'
import { WebsiteItems } from './WebsiteItems'
import { useDomainActions } from './useDomainActions'

interface Props {
  readonly domain: Domain
  /** Null for a domain of no website: it can only be moved to one. */
  readonly websiteId: number | null
}

/** Everything that can be done with one domain. What is not possible now says why. */
export function DomainMenu({ domain, websiteId }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { can } = useRights()
  const [opened, setOpened] = useState<DomainDialog | null>(null)
  const actions = useDomainActions(domain, websiteId)
  const items = { domain, actions, onOpen: setOpened }
  const { noticesSnoozed, movable } = domain
  if (!can('manage_domains')) return null

  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={(props) => (
          <IconButton
            icon={Ellipsis}
            size="sm"
            variant="secondary"
            label={t('domains.actions', { domain: domain.unicodeName ?? domain.name })}
            {...props}
          />
        )}
      >
        {websiteId !== null && (
          <>
            <WebsiteItems {...items} />
            <MenuSeparator />
            <RegistrarItem domain={domain} onOpen={setOpened} />
            <MenuItem icon={ScrollText} onSelect={() => setOpened('registration')}>
              {t('domains.registration')}
            </MenuItem>
          </>
        )}
        {router.has(api_partner_domain_mailboxes.name) && (
          <MenuItem icon={Mailbox} onSelect={() => setOpened('mailboxes')}>
            {t('domains.column.mail')}
          </MenuItem>
        )}
        <MenuItem changes icon={FolderInput} disabled={!movable.possible} description={movable.reason} onSelect={() => setOpened('move')}>
          {t('domains.move')}
        </MenuItem>
        {domain.expiresAt !== null && !domain.autoRenew && (
          <MenuItem changes icon={noticesSnoozed ? Bell : BellOff} onSelect={actions.toggleNotices}>
            {t(noticesSnoozed ? 'domains.notices.resume' : 'domains.notices.snooze')}
          </MenuItem>
        )}
        {websiteId !== null && (
          <>
            <MenuSeparator />
            <EndItems {...items} />
          </>
        )}
      </Menu>
      <DomainDialogs domain={domain} websiteId={websiteId} opened={opened} onExited={() => setOpened(null)} />
    </>
  )
}
