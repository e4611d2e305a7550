import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Website } from '../../../src/contract'
import { lazyPart, useIsland } from '../../../src/islands'
import { HoldKeys, keepListOrder, type ListOrder } from '../../../src/store'
import { useChosenWebsite } from '../keys/useChosenWebsite'
import { CellPopupsProvider } from '../popups/CellPopupsProvider'
import type { ViewParts } from '../view/ViewParts'
import { type Peek, PeekContext } from './Peek'
import styles from './peek.module.css'

const PeekPanel = lazyPart(() => import('./PeekPanel'))

interface Props extends Pick<ViewParts, 'state' | 'selection' | 'onChange'> {
  /** The websites as they follow each other on the screen. */
  order: readonly Website[]
  /** What the details go through (WD-06), where that is more than the screen shows. */
  listOrder?: ListOrder | undefined
  children: ReactNode
}

/** A view with the website that is open beside it (OV-12). The details go through the websites in its order. */
export function WithPeek({ state, selection, onChange, order, listOrder, children }: Props) {
  const { open: openId } = state
  const index = openId === null ? -1 : order.findIndex(({ id }) => id === openId)
  const website = order[index]
  const { page } = useIsland()
  // What the address has opened leaves the focus where it is.
  const [restoredId] = useState(openId)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked && openId !== restoredId) setAsked(true)
  const onFocus = useChosenWebsite({ order, selected: selection.websites, opened: website })
  const peek = useMemo<Peek>(() => ({ openId, toggle: (id) => onChange({ open: id === openId ? null : id }) }), [openId, onChange])
  const close = () => onChange({ open: null })

  const keep = useEffectEvent(() => {
    const kept = listOrder ?? { ids: order.map(({ id }) => id), part: null }
    if (kept.ids.length > 0) keepListOrder(page, kept)
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
    <PeekContext value={peek}>
      <CellPopupsProvider>
        {/* The cards and rows in it have the focus; this only remembers which. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className={styles.split} data-open={website ? '' : undefined} onFocus={onFocus}>
          <div className={styles.main}>{children}</div>
          {website && (
            <Suspense fallback={isAsked && <HoldKeys onCancel={close} />}>
              <PeekPanel
                website={website}
                takesFocus={isAsked}
                previous={order[index - 1]?.id ?? null}
                next={order[index + 1]?.id ?? null}
                onOpen={(open) => onChange({ open })}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      </CellPopupsProvider>
    </PeekContext>
  )
}
