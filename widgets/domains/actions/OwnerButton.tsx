import { IdCard } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { Button } from '../../../src/ui'

const OwnerDialog = lazyPart(() => import('../dialogs/OwnerDialog'))

/** Opens the owner data of the website's domains. */
export function OwnerButton({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={IdCard} onClick={() => setOpen(true)}>
        {t('domains.owner')}
      </Button>
      {isOpen && (
        <Suspense>
          <OwnerDialog websiteId={websiteId} onExited={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
