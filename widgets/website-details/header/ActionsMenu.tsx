import { Copy, Ellipsis, LayoutDashboard, Link, ListChecks, Trash2, Wand2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { api_partner_preferences, type WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { pagePart, useIsland } from '../../../src/islands'
import { useCopy } from '../../../src/store'
import { IconButton, Menu, MenuGroup, MenuItem, MenuSeparator } from '../../../src/ui'
import { useRights } from '../workflow/useRights'
import { offeredActions } from './offeredActions'
import { useDuplicate } from './useDuplicate'
import { useGenerate } from './useGenerate'
import { useWebsiteLinks } from './websiteLinks'

const ArrangeDialog = pagePart(async () => (await import('../arrange/ArrangeDialog')).default)
const CheckDialog = pagePart(async () => (await import('../check/CheckDialog')).default)
const DeleteDialog = pagePart(async () => (await import('./DeleteDialog')).default)

interface Props {
  website: WebsiteDetails
}

/** Everything else that can be done; what cannot be done now says why (WD-03). */
export function ActionsMenu({ website }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const may = useRights(website)
  const links = useWebsiteLinks(website)
  const copy = useCopy()
  const generate = useGenerate(website.id)
  const duplicate = useDuplicate(website)
  const [dialog, setDialog] = useState<'arrange' | 'check' | 'delete' | null>(null)
  const offered = offeredActions(website.actions, t)
  const noRight = (allowed: boolean) => (allowed ? undefined : t('websiteDetails.noRight'))

  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('websiteDetails.actions')} />}
      >
        {offered.length > 0 && (
          <MenuGroup label={t('websiteDetails.actions.offered')}>
            {offered.map(({ name, label, href }) => (
              <MenuItem
                key={name}
                disabled={href === null}
                description={href === null ? t('websiteDetails.actions.unavailable') : undefined}
                {...(href !== null && { href, target: '_blank' as const })}
              >
                {label}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
        <MenuGroup label={t('websiteDetails.actions.open')}>
          {links.map(({ name, label, href, reason, icon, isExternal }) => (
            <MenuItem
              key={name}
              icon={icon}
              disabled={href === null}
              description={reason}
              {...(href !== null && { href })}
              {...(href !== null && isExternal && { target: '_blank' as const })}
            >
              {label}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={ListChecks} disabled={!may('edit_customer_data')} onSelect={() => setDialog('check')}>
          {t('websiteDetails.check')}
        </MenuItem>
        <MenuItem changes icon={Wand2} disabled={!generate} description={noRight(Boolean(generate))} onSelect={() => generate?.()}>
          {t('websiteDetails.generate')}
        </MenuItem>
        <MenuItem changes icon={Copy} disabled={!duplicate} description={noRight(Boolean(duplicate))} onSelect={() => duplicate?.()}>
          {t('websiteDetails.duplicate')}
        </MenuItem>
        <MenuItem icon={Link} onSelect={() => void copy(location.href)}>
          {t('websiteChange.copyLink')}
        </MenuItem>
        {router.has(api_partner_preferences.name) && (
          <MenuItem changes icon={LayoutDashboard} onSelect={() => setDialog('arrange')}>
            {t('websiteDetails.arrange.title')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          tone="danger"
          disabled={!may('delete_website')}
          description={noRight(may('delete_website'))}
          onSelect={() => setDialog('delete')}
        >
          {t('websiteDetails.delete')}
        </MenuItem>
      </Menu>
      {dialog === 'arrange' && <ArrangeDialog onExited={() => setDialog(null)} />}
      {dialog === 'check' && <CheckDialog websiteId={website.id} onExited={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteDialog website={website} onExited={() => setDialog(null)} />}
    </>
  )
}
