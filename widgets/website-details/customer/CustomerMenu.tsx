import { ClipboardPaste, Download, Ellipsis, Eraser } from '../../../src/ui/icons'
import { useState } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { api_website_customer_erase, api_website_customer_export } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { pagePart, useIsland } from '../../../src/islands'
import { useAppDispatch, useAttempt } from '../../../src/store'
import { IconButton, Menu, MenuItem } from '../../../src/ui'
import { useRights } from '../workflow/useRights'

const SignatureDialog = pagePart(async () => (await import('./SignatureDialog')).default)
const EraseDialog = pagePart(async () => (await import('./EraseDialog')).default)

/** What can be done with the customer's data as a whole: filled in from a signature (WC-04), handed over and erased (WC-08). */
export function CustomerMenu({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const may = useRights(website)
  const [dialog, setDialog] = useState<'signature' | 'erase' | null>(null)
  const mayFor = (route: { name: string }) => may('manage_personal_data') && router.has(route.name)
  if (!website || !may('edit_customer_data')) return null

  const run = async () => {
    const { savePersonalData } = await import('./savePersonalData')
    await dispatch(savePersonalData(websiteId))
  }
  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('websiteDetails.customer.more')} />}
      >
        <MenuItem icon={ClipboardPaste} onSelect={() => setDialog('signature')}>
          {t('websiteDetails.customer.signature')}
        </MenuItem>
        {mayFor(api_website_customer_export) && (
          <MenuItem icon={Download} onSelect={() => void attempt({ run, done: t('websiteDetails.customer.exported') })}>
            {t('websiteDetails.customer.export')}
          </MenuItem>
        )}
        {mayFor(api_website_customer_erase) && (
          <MenuItem icon={Eraser} tone="danger" onSelect={() => setDialog('erase')}>
            {t('websiteDetails.customer.erase')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'signature' && <SignatureDialog websiteId={websiteId} onExited={() => setDialog(null)} />}
      {dialog === 'erase' && <EraseDialog website={website} onExited={() => setDialog(null)} />}
    </>
  )
}
