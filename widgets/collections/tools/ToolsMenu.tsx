import { Suspense, useState } from 'react'
import { fetchEditorEntrance } from '../../../src/api/websites'
import { api_cms_share_code, api_cms_shop_create, api_website_convert, api_website_sso } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { safeHref } from '../../../src/model'
import { useAppDispatch, useAttempt } from '../../../src/store'
import { MenuButton, MenuItem } from '../../../src/ui'
import { FolderInput, KeyRound, PencilRuler, Store } from '../../../src/ui/icons'

const ShareDialog = lazyPart(() => import('./ShareDialog'))
const TakeOverDialog = lazyPart(() => import('./TakeOverDialog'))
const ShopDialog = lazyPart(() => import('./ShopDialog'))

/** What else there is to the content of a website: its editor, content from elsewhere, its shop, and the code by which others copy it. */
export function ToolsMenu({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const [opened, setOpened] = useState<'share' | 'shop' | 'takeOver' | null>(null)
  const hasShop = router.has(api_cms_shop_create.name)
  const hasCode = router.has(api_cms_share_code.name)
  const hasEditor = router.has(api_website_sso.name)
  const takesOver = router.has(api_website_convert.name)
  const openEditor = useOpenEditor(websiteId)
  if (!hasShop && !hasCode && !hasEditor && !takesOver) return null
  const close = () => setOpened(null)
  return (
    <>
      <MenuButton label={t('partner.general.more')}>
        {hasEditor && (
          <MenuItem icon={PencilRuler} onSelect={openEditor}>
            {t('collections.editor')}
          </MenuItem>
        )}
        {takesOver && (
          <MenuItem icon={FolderInput} onSelect={() => setOpened('takeOver')}>
            {t('collections.takeOver')}
          </MenuItem>
        )}
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
        {opened === 'takeOver' && <TakeOverDialog websiteId={websiteId} onExited={close} />}
        {opened === 'share' && <ShareDialog websiteId={websiteId} onExited={close} />}
        {opened === 'shop' && <ShopDialog websiteId={websiteId} onExited={close} />}
      </Suspense>
    </>
  )
}

/** Opens the editor in a tab of its own, signed in wherever it is. */
function useOpenEditor(websiteId: number): () => void {
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  return () => {
    // With the click: browsers keep windows that open later from opening.
    const tab = open('', '_blank')
    if (tab) tab.opener = null
    const go = async () => {
      const url = safeHref(await dispatch(fetchEditorEntrance(websiteId)))
      if (tab) tab.location.href = url
      else location.assign(url)
    }
    void attempt({ run: go }).then((isOpen) => isOpen || tab?.close())
  }
}
