import { Trash2 } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { api_partner_recycle_bin } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { IconButton } from '../../../src/ui'

const BinDialog = lazyPart(() => import('./BinDialog'))

/** Opens the recycle bin, for those who may look into it. */
export function BinButton() {
  const t = useMessages()
  const { router } = useIsland()
  const [isOpen, setOpen] = useState<boolean>()
  if (!router.has(api_partner_recycle_bin.name)) return null
  return (
    <>
      <IconButton icon={Trash2} variant="secondary" size="sm" label={t('websites.bin')} onClick={() => setOpen(true)} />
      {isOpen !== undefined && (
        <Suspense>
          <BinDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
