import { type ReactNode, Suspense } from 'react'
import { partner_website_portal_view } from '../../../contract'
import { lazyPart, useIsland } from '../../../islands'
import { useOwnDialog } from '../useOwnDialog'
import type { WebsiteChanges } from '../WebsiteChanges'
import type { PortalMove } from './PortalMove'

const PortalDialog = lazyPart(() => import('./PortalDialog'))

interface PortalViews {
  /** Null where the server has no such view. */
  readonly show: WebsiteChanges['showPortal']
  /** To be shown somewhere on the screen. */
  readonly views: ReactNode
}

/** Shows what the customer of a website sees, now and after a move. */
export function usePortalViews(): PortalViews {
  const { router } = useIsland()
  const { shown, isOpen, show, close } = useOwnDialog<PortalMove>()
  const views = shown && (
    <Suspense>
      <PortalDialog key={shown.nth} open={isOpen} {...shown.about} onClose={close} />
    </Suspense>
  )
  return { show: router.has(partner_website_portal_view.name) ? show : null, views }
}
