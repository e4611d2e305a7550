import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { LogFilter } from '../../../../src/api/messages'
import { toErrorObject } from '../../../../src/http'
import { useMessages } from '../../../../src/i18n'
import { LoadFailure } from '../../../../src/parts/submit'
import { SCROLL_OFFSET_ELEMENT_PX } from '../../../../src/model'
import { useMailBody, useMarkRead } from '../../../../src/parts/message'
import { useFocusStays } from '../../../../src/ui'
import { Block } from './Block'
import { buildBlocks, buildChapters, heightOf } from './buildBlocks'
import { buildRows } from './buildRows'
import { Edge } from './Edge'
import { EmptyLog } from './EmptyLog'
import { NewestButton } from './NewestButton'
import { Part } from './Part'
import { messagesOf } from './Row'
import { StreamSkeleton } from './StreamSkeleton'
import styles from './stream.module.css'
import { useDayOf } from './useDayOf'
import { useMessageKeys } from './useMessageKeys'
import { useLog } from './useLog'
import { useScrollAnchor } from './useScrollAnchor'

interface Props {
  websiteId: number
  filter: LogFilter
  /** The message to show, which may be anywhere in the log. */
  chosenId: number | undefined
  onClearFilter: () => void
  /** Back to the newest messages, which are not loaded while the stream began elsewhere. */
  onLeaveChosen: () => void
}

/** How many blocks at the end are drawn at once. */
const FIRST_BLOCKS = 2

/** The log, newest at the bottom, loaded upwards as it is read. */
export function Stream({ websiteId, filter, chosenId, onClearFilter, onLeaveChosen }: Props) {
  const t = useMessages()
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const log = useLog({ websiteId, filter, around: chosenId })
  const { error, isFetching, refetch, older, newer } = log
  const canDraw = useMailBody()
  const data = canDraw || !log.data?.messages.some(({ messageHtml }) => messageHtml) ? log.data : undefined
  useMarkRead(data?.messages)
  const dayOf = useDayOf()
  const blocks = useMemo(() => (data ? buildBlocks(buildRows(data.messages, dayOf), data) : []), [data, dayOf])
  const { isAway, toEnd, toElement } = useScrollAnchor(scroller, content)
  useFocusStays(content, '[data-message]', '[data-scroller]')
  const onKeyDown = useMessageKeys(data?.messages)

  const firsts = blocks.slice(-FIRST_BLOCKS)
  const chosen =
    chosenId === undefined ? undefined : blocks.find(({ rows }) => rows.some((row) => messagesOf(row).some(({ id }) => id === chosenId)))
  const isShown = chosen !== undefined
  const show = useEffectEvent((id: number | undefined) => {
    const element = content.current?.querySelector<HTMLElement>(`[data-message="${id}"]`)
    if (!element) return
    scroller.current?.scrollIntoView({ block: 'nearest' })
    toElement(element, SCROLL_OFFSET_ELEMENT_PX)
    element.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isShown) show(chosenId)
  }, [chosenId, isShown])

  const goToNewest = () => {
    if (data && data.newer > 0) onLeaveChosen()
    else toEnd()
  }
  const failure = error && !data && !isFetching ? toErrorObject(error) : null

  return (
    <div className={styles.frame}>
      {/* The keys come from the messages inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={scroller}
        className={styles.scroller}
        data-scroller
        // A place that scrolls takes the focus, or the keyboard could not scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('websiteDetails.thread.log')}
        aria-busy={!data && !failure}
        onKeyDown={onKeyDown}
      >
        <div ref={content} className={styles.content}>
          {data && data.newer + data.messages.length < data.total && <Edge {...older} turn={data.messages.length} />}
          {[...buildChapters(blocks)].map(([key, chapter]) => (
            <Part
              key={key}
              height={heightOf(chapter)}
              isFirst={firsts.some((block) => chapter.includes(block))}
              isHeld={chapter.some((block) => block === chosen)}
            >
              {() =>
                chapter.map((block) => (
                  <Block
                    key={block.key}
                    block={block}
                    isFirst={firsts.includes(block)}
                    chosenId={block === chosen ? chosenId : undefined}
                  />
                ))
              }
            </Part>
          ))}
          {data && data.newer > 0 && <Edge {...newer} turn={data.messages.length} />}
          {data?.total === 0 && <EmptyLog filter={filter} onClearFilter={onClearFilter} />}
          {!data && !failure && <StreamSkeleton />}
          {failure && <LoadFailure error={failure} onRetry={() => void refetch()} />}
        </div>
      </section>
      {data && (isAway || data.newer > 0) && <NewestButton scroller={scroller} onClick={goToNewest} />}
    </div>
  )
}
