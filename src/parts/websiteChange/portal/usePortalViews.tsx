import { type ReactNode, Suspense, useState } from 'react'
import { partner_website_portal_view, type Website } from '../../../contract'
import { lazyPart, useIsland } from '../../../islands'
import type { Status } from '../../../model'

const PortalDialog = lazyPart(() => import('./PortalDialog'))

interface PortalViews {
  /** Null where the host has no such view. */
  readonly show: ((website: Website, status: Status) => void) | null
  /** To be shown somewhere on the screen. */
  readonly views: ReactNode
}

interface Shown {
  /** Each look is one of its own. */
  readonly nth: number
  readonly website: Website
  readonly status: Status
}

/** Shows what the customer of a website sees, now and after a move. */
export function usePortalViews(): PortalViews {
  const { router } = useIsland()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [show] = useState(() => (website: Website, status: Status) => {
    setShown((before) => ({ nth: (before?.nth ?? 0) + 1, website, status }))
    setOpen(true)
  })
  const views = shown && (
    <Suspense>
      <PortalDialog key={shown.nth} open={isOpen} website={shown.website} asked={shown.status} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { show: router.has(partner_website_portal_view.name) ? show : null, views }
}
