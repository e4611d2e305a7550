import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import type { Website } from '../../../src/contract'
import { lazyPart, useIsland } from '../../../src/islands'
import { keepTrail, type Trail } from '../../../src/store'
import { CellPopupsProvider } from '../popups/CellPopupsProvider'
import type { ViewParts } from '../view/ViewParts'
import styles from './peek.module.css'

const PeekPanel = lazyPart(() => import('./PeekPanel'))

interface Props extends Pick<ViewParts, 'state' | 'onChange'> {
  /** The websites as they follow each other on the screen. */
  order: readonly Website[]
  /** What the details go through (WD-06), where that is more than the screen shows. */
  trail?: Trail | undefined
  children: ReactNode
}

/** A view with the website that is open beside it (OV-12). The details go through the websites in its order. */
export function WithPeek({ state, onChange, order, trail, children }: Props) {
  const index = state.open === null ? -1 : order.findIndex(({ id }) => id === state.open)
  const website = order[index]
  const { page } = useIsland()
  const keep = useEffectEvent(() => {
    const kept = trail ?? { ids: order.map(({ id }) => id), part: null }
    if (kept.ids.length > 0) keepTrail(page, kept)
  })
  // Once, when the screen is left: with each change of the order a long list would be written.
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  return (
    <CellPopupsProvider>
      <div className={styles.split} data-open={website ? '' : undefined}>
        <div className={styles.main}>{children}</div>
        {website && (
          <Suspense>
            <PeekPanel
              website={website}
              previous={order[index - 1]?.id ?? null}
              next={order[index + 1]?.id ?? null}
              onOpen={(open) => onChange({ open })}
            />
          </Suspense>
        )}
      </div>
    </CellPopupsProvider>
  )
}
