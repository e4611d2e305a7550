import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { useRowFocus, useRowPress } from '../../../src/parts/rowKeys'
import { LoadFailure } from '../../../src/parts/submit'
import { Checkbox, EmptyState, NoMatches, Skeleton } from '../../../src/ui'
import { Inbox as InboxIcon } from '../../../src/ui/icons'
import type { Inbox } from '../desk/useInbox'
import type { InboxView } from '../desk/useInboxView'
import styles from './mailList.module.css'
import { MailRow } from './MailRow'
import type { RowActions } from './RowActions'
import { useMailKeys } from './useMailKeys'

interface Props {
  /** Has the rows. */
  list: RefObject<HTMLDivElement | null>
  inbox: Inbox
  view: InboxView
  /** Whether there may be mails although none is shown. */
  mayHaveRows: boolean
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  onClear: () => void
}

/** The rows of the mails; a press anywhere on one opens it. */
export function MailList({ list, inbox, view, mayHaveRows, selected, onSelect, onClear }: Props) {
  const t = useMessages()
  const { answer, shown, canManage, openId, open } = inbox
  const { error, refetch } = answer
  const toggle = (id: number) => onSelect(selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set(selected).add(id))
  const actions = useRowActions(inbox, toggle)
  const onKeyDown = useMailKeys(inbox, canManage ? toggle : null)
  const rowFocus = useRowFocus(
    list,
    shown.map(({ id }) => String(id)),
  )
  const rowPress = useRowPress(open)
  if (shown.length === 0 && (error || mayHaveRows)) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (shown.length === 0) return <Nothing view={view} onClear={onClear} />
  const chosen = shown.filter(({ id }) => selected.has(id)).length
  return (
    // The links in it have the focus; the keys act on their rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={list}
      tabIndex={-1}
      {...rowFocus}
      {...rowPress}
      className={styles.list}
      data-beside={openId !== null || undefined}
      onKeyDown={onKeyDown}
    >
      {canManage && shown.length > 1 && (
        <div className={styles.all}>
          <Checkbox
            label={t('partner.general.selectAll')}
            checked={chosen === shown.length}
            indeterminate={chosen > 0 && chosen < shown.length}
            onChange={(isOn) => onSelect(new Set(isOn ? shown.map(({ id }) => id) : []))}
          />
        </div>
      )}
      <ul data-paged tabIndex={-1} aria-label={t('unassignedEmails.list')}>
        {shown.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            isOpen={mail.id === openId}
            isSelected={selected.has(mail.id)}
            canManage={canManage}
            actions={actions}
          />
        ))}
      </ul>
    </div>
  )
}

/** The same for as long as the list is shown, and up to date: a row is not rendered again because another one is opened. */
function useRowActions(inbox: Inbox, toggle: RowActions['toggle']): RowActions {
  const latest = useRef({ inbox, toggle })
  useLayoutEffect(() => {
    latest.current = { inbox, toggle }
  })
  return useMemo(
    () => ({
      open: (...asked) => latest.current.inbox.open(...asked),
      snooze: (...asked) => latest.current.inbox.snooze(...asked),
      remove: (...asked) => latest.current.inbox.remove(...asked),
      restore: (...asked) => latest.current.inbox.restore(...asked),
      ask: (...asked) => latest.current.inbox.popups.ask(...asked),
      toggle: (id) => latest.current.toggle(id),
    }),
    [],
  )
}

function Nothing({ view, onClear }: { view: InboxView; onClear: () => void }) {
  const t = useMessages()
  const isNarrowed = view.search !== '' || view.person !== null || view.tag !== null
  if (isNarrowed) return <NoMatches onClear={onClear} />
  const folder = view.snoozed && view.folder !== 'removed' ? 'snoozed' : view.folder
  return <EmptyState icon={InboxIcon} title={t('unassignedEmails.empty')} description={t(`unassignedEmails.empty.${folder}`)} />
}

const ListSkeleton = () => (
  <div className={styles.list} aria-hidden>
    {Array.from({ length: 6 }, (_, nth) => (
      <div key={nth} className={styles.row}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </div>
    ))}
  </div>
)
