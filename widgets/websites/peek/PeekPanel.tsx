import { useLayoutEffect, useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland, withTexts } from '../../../src/islands'
import { isLead } from '../../../src/model'
import { logTexts } from '../../../src/parts/log'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { useLetterKey, useWalkKeys } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import { ChevronDown, ChevronUp, X } from '../../../src/ui/icons'
import { LeadMenu } from '../lead/LeadMenu'
import { StarButton } from '../cells/StarButton'
import { Thumbnail } from '../cells/Thumbnail'
import styles from './peek.module.css'
import { texts } from '../texts'
import { PeekContact } from './PeekContact'
import { PeekFacts, PeekFields } from './PeekFields'
import { PeekLog } from './PeekLog'
import { PeekNote } from './PeekNote'
import { PeekTodos } from './PeekTodos'
import { usePeekKeys } from './usePeekKeys'

interface Props {
  website: Website
  /** Somebody has asked for it, and goes on in it. */
  takesFocus: boolean
  /** Its neighbours on the screen. */
  previous: number | null
  next: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

/** A website beside the board or the list: how it stands and what was said last, changed and answered in place. */
function PeekPanel({ website, takesFocus, previous, next, onOpen, onClose }: Props) {
  const t = useMessages()
  const { root } = useIsland()
  const panel = useRef<HTMLElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const { id } = website
  // Before it is painted: a letter that is typed at what is seen goes to the panel.
  useLayoutEffect(() => {
    // The panel has taken the room of the columns beside it.
    itemOf(root, id)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    if (takesFocus && !panel.current?.contains(root.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [takesFocus, id, root])
  useWalkKeys({ onPrevious: previous === null ? null : () => onOpen(previous), onNext: next === null ? null : () => onOpen(next) })

  const close = () => {
    const back = panel.current?.contains(root.activeElement) ? itemOf(root, id) : null
    onClose()
    back?.focus()
  }
  useLetterKey('Escape', close)
  const onKeyDown = usePeekKeys({ panel, note, website, onClose: close })
  return (
    // Its keys act from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={website.title}
      tabIndex={-1}
      data-peek={id}
      data-takes-keys
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <WebsiteLink website={website} />
        </h2>
        {isLead(website.status) && <LeadMenu website={website} />}
        <StarButton website={website} />
        <IconButton
          icon={ChevronUp}
          size="sm"
          label={t('websites.peek.previous')}
          disabled={previous === null}
          onClick={() => previous !== null && onOpen(previous)}
        />
        <IconButton
          icon={ChevronDown}
          size="sm"
          label={t('websites.peek.next')}
          disabled={next === null}
          onClick={() => next !== null && onOpen(next)}
        />
        <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={close} />
      </header>
      {website.image && (
        <div className={styles.picture}>
          <Thumbnail image={website.image} />
        </div>
      )}
      <PeekFields website={website} />
      <PeekTodos key={`todos-${id}`} websiteId={id} />
      <PeekLog website={website} />
      <PeekNote key={`note-${id}`} websiteId={id} field={note} />
      <PeekFacts website={website} />
      <PeekContact id={id} />
    </aside>
  )
}

/** The card or row of the website; of those that are not drawn now, the one that keys begin with. */
const itemOf = (root: ParentNode, id: number): HTMLElement | null =>
  root.querySelector(`[data-card="${id}"][tabindex], [data-id="${id}"] a`) ?? root.querySelector('[data-card][tabindex="0"], [data-id] a')

export default withTexts(PeekPanel, logTexts, texts)
