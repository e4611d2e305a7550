import { Mail } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button } from '../../../src/ui'
import { MAILER_ROUTE, type MailPurpose } from './mailerUrl'

const MailPreview = lazyPart(() => import('./MailPreview'))

interface Props {
  websites: readonly Website[]
  purpose?: MailPurpose | undefined
}

/** Writes to the customers of the selection, where the server has a composer. */
export function MailButton({ websites, purpose }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { may } = useWebsiteChanges()
  const [isOpen, setOpen] = useState<boolean>()
  if (!router.has(MAILER_ROUTE) || !may('send_reengage')) return null
  return (
    <>
      <Button size="sm" icon={Mail} onClick={() => setOpen(true)}>
        {t('websites.mail')}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <MailPreview open={isOpen} websites={websites} purpose={purpose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
