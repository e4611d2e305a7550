import { ArrowRightLeft, Globe, type LucideIcon, ShoppingCart } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { safeHref } from '../../../src/model'
import { MenuButton, MenuItem } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { BeforeAdding } from './BeforeAdding'

const ConnectDialog = lazyPart(() => import('../dialogs/ConnectDialog'))
const RegisterDialog = lazyPart(() => import('../dialogs/RegisterDialog'))
const TransferDialog = lazyPart(() => import('../dialogs/TransferDialog'))

const DIALOGS = { connect: ConnectDialog, register: RegisterDialog, transfer: TransferDialog } as const

interface Props {
  readonly websiteId: number
  readonly icon: LucideIcon
}

/** The ways to get a domain: one that is there, a new one, one from another provider. */
export function AddDomain({ websiteId, icon }: Props) {
  const t = useMessages()
  const { page } = useIsland()
  const { can } = useRights()
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null)
  if (!can('manage_domains')) return null
  const { domainRegisterUrl } = page.config
  const Opened = opened && DIALOGS[opened]
  return (
    <>
      <MenuButton label={t('domains.add')} icon={icon} variant="primary" placement="bottom-end">
        <MenuItem changes icon={Globe} description={t('domains.connect.hint')} onSelect={() => setOpened('connect')}>
          {t('domains.connect')}
        </MenuItem>
        {domainRegisterUrl ? (
          <MenuItem icon={ShoppingCart} description={t('domains.register.hint')} href={safeHref(domainRegisterUrl)} target="_blank">
            {t('domains.register')}
          </MenuItem>
        ) : (
          <MenuItem changes icon={ShoppingCart} description={t('domains.register.hint')} onSelect={() => setOpened('register')}>
            {t('domains.register')}
          </MenuItem>
        )}
        <MenuItem changes icon={ArrowRightLeft} description={t('domains.transfer.hint')} onSelect={() => setOpened('transfer')}>
          {t('domains.transfer')}
        </MenuItem>
      </MenuButton>
      {Opened && (
        <BeforeAdding websiteId={websiteId} what={opened === 'connect' ? 'connect' : 'order'} onExited={() => setOpened(null)}>
          <Suspense>
            <Opened websiteId={websiteId} onExited={() => setOpened(null)} />
          </Suspense>
        </BeforeAdding>
      )}
    </>
  )
}
