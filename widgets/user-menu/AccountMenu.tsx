import { ArrowLeftRight, ChevronDown, ListChecks, LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { canSwitchPartner, fullName, userMenu } from '../../src/model'
import type { PageUser } from '../../src/page'
import { openDialog, openPalette, selectPartners, useAppDispatch, useAppSelector, useMenuLinks } from '../../src/store'
import { Avatar, Button, Menu, MenuGroup, MenuItem, MenuSeparator } from '../../src/ui'
import { AccountHeader } from './AccountHeader'
import styles from './accountMenu.module.css'
import { SWITCH_PARTNER } from './SwitchPartnerDialogs'
import { USER_ICONS } from './userIcons'
import { useLogout } from './useLogout'

const LogoutQuestion = lazyPart(() => import('./LogoutQuestion'))

interface Props {
  user: PageUser
}

/** Profile, partner and logout behind the user's picture (spec 2.6). */
export function AccountMenu({ user }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { page, router } = useIsland()
  const partners = useAppSelector(selectPartners)
  const links = useMenuLinks(userMenu({ roles: user.roles, flags: page.config }), router)
  const { ask, question } = useLogout()
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
        <AccountHeader user={user} partner={partners.find(({ id }) => id === page.config.partnerId)?.name} />
        {links.length > 0 && (
          <>
            <MenuGroup label={t('userMenu.profile')}>
              {links.map(({ name: entry, icon, labelKey, href, isCurrent, follow }) => (
                <MenuItem key={entry} icon={USER_ICONS[icon]} href={href} current={isCurrent} onSelect={follow}>
                  {t(labelKey)}
                </MenuItem>
              ))}
            </MenuGroup>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={ListChecks} onSelect={() => dispatch(openPalette('recent'))}>
          {t('userMenu.recent')}
        </MenuItem>
        {canSwitchPartner(partners) && (
          <MenuItem icon={ArrowLeftRight} onSelect={() => dispatch(openDialog({ name: SWITCH_PARTNER }))}>
            {t('userMenu.switchPartner')}
          </MenuItem>
        )}
        <MenuItem icon={LogOut} onSelect={ask}>
          {t('userMenu.logout')}
        </MenuItem>
      </Menu>
      <Suspense>{question.open && <LogoutQuestion {...question} />}</Suspense>
    </>
  )
}
