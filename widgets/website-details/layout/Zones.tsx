import { useId, useRef, useState } from 'react'
import { useCustomerDataQuery } from '../../../src/api'
import { selectPreferences, useAppSelector } from '../../../src/store'
import { arrange } from '../../../src/model'
import { CardStack } from './CardStack'
import { PendingThread } from './PendingThread'
import styles from './page.module.css'
import { pagePart } from './pagePart'
import { useNarrow } from './useNarrow'
import { type Zone, ZoneTabs } from './ZoneTabs'

const Thread = pagePart(async () => (await import('../thread/Thread')).Thread, <PendingThread />)

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
  const cards = arrange(useAppSelector(selectPreferences).cards)
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
        <CardStack websiteId={id} cards={cards.customer} />
      </div>
      <div {...panel('thread')}>
        <Thread websiteId={id} messageId={messageId} />
      </div>
      <div {...panel('work')}>
        <CardStack websiteId={id} cards={cards.work} />
      </div>
    </div>
  )
}
