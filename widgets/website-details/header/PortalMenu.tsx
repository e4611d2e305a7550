import { ClipboardCopy, ExternalLink, LayoutDashboard, Mail, Send, UserRound } from '../../../src/ui/icons'
import { partner_website_portal, type WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { DEFAULT_PORTAL_ROUTE } from '../../../src/model'
import { Button, Menu, MenuItem, MenuSeparator } from '../../../src/ui'
import styles from './header.module.css'
import { usePortalInvitation } from './usePortalInvitation'
import { webHref } from '../shared/webHref'

interface Props {
  website: WebsiteDetails
}

const PAGES = [
  { route: DEFAULT_PORTAL_ROUTE, label: 'websiteDetails.portal.dashboard', icon: LayoutDashboard },
  { route: 'my_emails', label: 'websiteDetails.portal.emails', icon: Mail },
] as const

/** The customer's view of the website, and the link to it. A change of status changes where it leads (spec 4). */
export function PortalMenu({ website }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { id, actions } = website
  const invitation = usePortalInvitation(id)
  if (!router.has(partner_website_portal.name)) return null
  const hrefOf = (route: string) => router.generate(partner_website_portal.name, { website: id, route })
  const current = actions.portal_url

  return (
    <Menu
      placement="bottom-end"
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          icon={UserRound}
          aria-label={t('websiteDetails.portal')}
          title={t('websiteDetails.portal')}
        >
          <span className={styles.wideText}>{t('websiteDetails.portal')}</span>
        </Button>
      )}
    >
      {current && (
        <MenuItem icon={ExternalLink} href={webHref(current)} target="_blank" description={t('websiteDetails.portal.nowHint')}>
          {t('websiteDetails.portal.now')}
        </MenuItem>
      )}
      {PAGES.map(({ route, label, icon }) => (
        <MenuItem key={route} icon={icon} href={hrefOf(route)} target="_blank">
          {t(label)}
        </MenuItem>
      ))}
      {invitation && (
        <>
          <MenuSeparator />
          <MenuItem changes icon={ClipboardCopy} onSelect={invitation.copyLink}>
            {t('websiteDetails.portal.copy')}
          </MenuItem>
          <MenuItem changes icon={Send} onSelect={invitation.mailLink}>
            {t('websiteDetails.portal.mail')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
