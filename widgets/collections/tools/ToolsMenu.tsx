import { Suspense, useState } from 'react'
import { api_cms_share_code, api_cms_shop_create } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { MenuButton, MenuItem } from '../../../src/ui'
import { KeyRound, Store } from '../../../src/ui/icons'

const ShareDialog = lazyPart(() => import('./ShareDialog'))
const ShopDialog = lazyPart(() => import('./ShopDialog'))

/** What else there is to the content of a website: its shop, and the code by which others copy it. */
export function ToolsMenu({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const [opened, setOpened] = useState<'share' | 'shop' | null>(null)
  const hasShop = router.has(api_cms_shop_create.name)
  const hasCode = router.has(api_cms_share_code.name)
  if (!hasShop && !hasCode) return null
  const close = () => setOpened(null)
  return (
    <>
      <MenuButton label={t('partner.general.more')}>
        {hasShop && (
          <MenuItem icon={Store} onSelect={() => setOpened('shop')}>
            {t('collections.shop')}
          </MenuItem>
        )}
        {hasCode && (
          <MenuItem icon={KeyRound} onSelect={() => setOpened('share')}>
            {t('collections.share')}
          </MenuItem>
        )}
      </MenuButton>
      <Suspense>
        {opened === 'share' && <ShareDialog websiteId={websiteId} onExited={close} />}
        {opened === 'shop' && <ShopDialog websiteId={websiteId} onExited={close} />}
      </Suspense>
    </>
  )
}
