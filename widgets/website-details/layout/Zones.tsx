import { useId, useRef, useState } from 'react'
import { useCustomerDataQuery } from '../../../src/api'
import { PendingCard } from '../cards/PendingCard'
import { PendingThread } from './PendingThread'
import styles from './page.module.css'
import { pagePart } from './pagePart'
import { useNarrow } from './useNarrow'
import { type Zone, ZoneTabs } from './ZoneTabs'

const CustomerZone = pagePart(async () => (await import('./CustomerZone')).CustomerZone, <PendingCard rows={9} />)
const Thread = pagePart(async () => (await import('../thread/Thread')).Thread, <PendingThread />)
const WorkZone = pagePart(async () => (await import('./WorkZone')).WorkZone, <PendingCard rows={6} />)

interface Props {
  id: number
  messageId: number | undefined
}

/**
 * The zones, each loaded beside the others while the header is already there. They stay what they are when the window changes: what
 * somebody types in one survives.
 */
export function Zones({ id, messageId }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(ref)
  const tabsId = useId()
  const [zone, setZone] = useState<Zone>('thread')
  // Asked for at once, while the zone that shows them is still being loaded.
  useCustomerDataQuery(id)

  const panel = (name: Zone) => ({
    className: styles[name],
    hidden: isNarrow && zone !== name,
    ...(isNarrow && { role: 'tabpanel', id: `${tabsId}-${name}-panel`, 'aria-labelledby': `${tabsId}-${name}` }),
  })
  return (
    <div ref={ref} className={styles.zones}>
      {isNarrow && <ZoneTabs id={tabsId} value={zone} onChange={setZone} />}
      <div {...panel('customer')}>
        <CustomerZone websiteId={id} />
      </div>
      <div {...panel('thread')}>
        <Thread websiteId={id} messageId={messageId} />
      </div>
      <div {...panel('work')}>
        <WorkZone websiteId={id} />
      </div>
    </div>
  )
}
