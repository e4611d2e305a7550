import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { countOf, type LogFilter, useLogCountsQuery } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { HoldKeys } from '../../../src/store'
import { VisuallyHidden } from '../../../src/ui'
import { Composer, type ComposerHandle } from './composer/Composer'
import { MoveMessage } from './MoveMessage'
import { PinnedMessages } from './PinnedMessages'
import { Stream } from './stream/Stream'
import { type ThreadActions, ThreadContext } from './shared/ThreadContext'
import { LogFilters } from './LogFilters'
import styles from './thread.module.css'
import { useMessageFromCount } from './useMessageFromCount'

interface Props {
  websiteId: number
  /** The message to scroll to. */
  messageId?: number | undefined
}

/** Messages and log of one website: one stream, newest at the bottom, and below it where the next message is written. */
export function Thread({ websiteId, messageId }: Props) {
  const t = useMessages()
  const [filter, setFilter] = useState<LogFilter>('all')
  const [chosen, setChosen] = useState(messageId)
  const [asked, setAsked] = useState(messageId)
  const [turn, setTurn] = useState(0)
  const { data: counts = {} } = useLogCountsQuery(websiteId)
  const [moving, setMoving] = useState<Message | null>(null)
  const composer = useRef<ComposerHandle>(null)
  useMessageFromCount(websiteId)

  // Another message was chosen while the thread is open, perhaps one that the filter hides.
  if (asked !== messageId) {
    setAsked(messageId)
    setChosen(messageId)
    if (messageId !== undefined) setFilter('all')
  }
  const narrow = useCallback((next: LogFilter) => {
    setChosen(undefined)
    setFilter(next)
  }, [])
  const choose = (message: Message) => {
    setFilter('all')
    setChosen(message.id)
    // Also the one that was chosen before is gone to again.
    setTurn(turn + 1)
  }
  const clear = useCallback(() => narrow('all'), [narrow])
  const leaveChosen = useCallback(() => setChosen(undefined), [])
  const actions = useMemo<ThreadActions>(
    () => ({
      websiteId,
      reply: (message) => composer.current?.reply(message),
      takeBack: (message) => composer.current?.takeBack(message),
      move: setMoving,
    }),
    [websiteId],
  )

  return (
    <section className={styles.thread} aria-label={t('websiteDetails.thread.title')}>
      {/* The days below are headings of the level after this one. */}
      <h2>
        <VisuallyHidden>{t('websiteDetails.thread.title')}</VisuallyHidden>
      </h2>
      <div className={styles.above}>
        <LogFilters websiteId={websiteId} value={filter} onChange={narrow} />
        {filter !== 'pinned' && (countOf('pinned', counts) ?? 0) > 0 && <PinnedMessages websiteId={websiteId} onChoose={choose} />}
      </div>
      <ThreadContext value={actions}>
        <Stream
          key={`${filter}:${chosen ?? ''}:${turn}`}
          websiteId={websiteId}
          filter={filter}
          chosenId={chosen}
          onClearFilter={clear}
          onLeaveChosen={leaveChosen}
        />
      </ThreadContext>
      <Composer websiteId={websiteId} ref={composer} />
      <Suspense fallback={<HoldKeys onCancel={() => setMoving(null)} />}>
        {moving && <MoveMessage websiteId={websiteId} message={moving} onExited={() => setMoving(null)} />}
      </Suspense>
    </section>
  )
}
