import { ChevronDown } from '../../src/ui/icons'
import { MENU_ICONS, useAccountActions } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { fullName, userMenu } from '../../src/model'
import type { PageUser } from '../../src/page'
import { selectPartners, useAppSelector, useMenuLinks } from '../../src/store'
import { Avatar, Button, Menu, MenuGroup, MenuItem, MenuSeparator } from '../../src/ui'
import { AccountHeader } from './AccountHeader'
import styles from './accountMenu.module.css'

interface Props {
  user: PageUser
}

/** Profile, partner and logout behind the user's picture (spec 2.6). */
export function AccountMenu({ user }: Props) {
  const t = useMessages()
  const { page, router } = useIsland()
  const partners = useAppSelector(selectPartners)
  const links = useMenuLinks(userMenu({ roles: user.roles, flags: page.config }), router)
  const { actions, question } = useAccountActions()
  const name = fullName(user)

  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={(props) => (
          <Button {...props} variant="ghost" iconEnd={ChevronDown} className={styles.trigger} aria-label={t('userMenu.open', { name })}>
            <Avatar person={user.image ? user : null} size="sm" decorative />
            <span className={styles.name}>{name}</span>
          </Button>
        )}
      >
        <AccountHeader user={user} partner={partners.find(({ id }) => id === page.config.partnerId)?.name} logo={page.config.logo} />
        {links.length > 0 && (
          <>
            <MenuGroup label={t('userMenu.profile')}>
              {links.map(({ name: entry, icon, labelKey, href, isCurrent, follow }) => (
                <MenuItem key={entry} icon={MENU_ICONS[icon]} href={href} current={isCurrent} onSelect={follow}>
                  {t(labelKey)}
                </MenuItem>
              ))}
            </MenuGroup>
            <MenuSeparator />
          </>
        )}
        {actions
          .filter(({ name: action }) => action !== 'search')
          .map(({ name: action, icon, label, run }) => (
            <MenuItem key={action} icon={icon} onSelect={run}>
              {label}
            </MenuItem>
          ))}
      </Menu>
      {question}
    </>
  )
}
