import { useId, useRef, useState } from 'react'
import { selectPreferences, useAppSelector } from '../../../src/store'
import { arrange } from '../../../src/model'
import { ErrorBoundary } from '../../../src/ui'
import { Thread } from '../thread/Thread'
import { CardStack } from './CardStack'
import styles from './page.module.css'
import { useNarrow } from './useNarrow'
import { type Zone, ZoneTabs } from './ZoneTabs'

interface Props {
  id: number
  messageId: number | undefined
}

/** The zones. They stay what they are when the window changes: what somebody types in one survives. */
export function Zones({ id, messageId }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(ref)
  const tabsId = useId()
  const [zone, setZone] = useState<Zone>('thread')
  const cards = arrange(useAppSelector(selectPreferences).cards)

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
        <ErrorBoundary>
          <Thread websiteId={id} messageId={messageId} />
        </ErrorBoundary>
      </div>
      <div {...panel('work')}>
        <CardStack websiteId={id} cards={cards.work} />
      </div>
    </div>
  )
}
