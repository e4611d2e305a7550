import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { UnassignedEmail } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { BulkBar } from '../../../src/parts/bulkBar'
import { Button } from '../../../src/ui'
import { AlarmClock, AlarmClockOff, ChevronDown, RotateCcw, Tag, Trash2, UserRound } from '../../../src/ui/icons'
import type { Inbox } from '../desk/useInbox'
import type { InboxView } from '../desk/useInboxView'

interface Props {
  /** Has the rows. */
  list: RefObject<HTMLElement | null>
  inbox: Inbox
  view: InboxView
  chosen: readonly UnassignedEmail[]
  onClear: () => void
}

/** What can be done with the selected mails. */
export function InboxBar({ list, inbox, view, chosen, onClear }: Props) {
  const t = useMessages()
  const { popups } = inbox
  const bar = useRef<HTMLDivElement>(null)
  // The bar goes with its mails: whoever was in it goes on in the list.
  const goOn = useEffectEvent(() => list.current?.querySelector<HTMLElement>('[aria-current], [data-row]')?.focus())
  useLayoutEffect(() => {
    const box = bar.current
    return () => {
      if (box?.querySelector(':focus')) goOn()
    }
  }, [])
  return (
    <div ref={bar}>
      <BulkBar label={t('unassignedEmails.bulk')} count={t('unassignedEmails.selected', { count: chosen.length })} onClear={onClear}>
        {view.folder === 'removed' ? (
          <Button size="sm" icon={RotateCcw} onClick={() => void inbox.restore(chosen)}>
            {t('unassignedEmails.restore')}
          </Button>
        ) : (
          <>
            <Button size="sm" icon={UserRound} iconEnd={ChevronDown} {...popups.triggerOf('assigned_to', chosen)}>
              {t('unassignedEmails.assignedTo')}
            </Button>
            {view.snoozed ? (
              <Button size="sm" icon={AlarmClockOff} onClick={() => void inbox.snooze(chosen, null)}>
                {t('unassignedEmails.wake')}
              </Button>
            ) : (
              <Button size="sm" icon={AlarmClock} iconEnd={ChevronDown} {...popups.triggerOf('snooze', chosen)}>
                {t('unassignedEmails.snooze')}
              </Button>
            )}
            <Button size="sm" icon={Tag} iconEnd={ChevronDown} {...popups.triggerOf('tags', chosen)}>
              {t('unassignedEmails.tags')}
            </Button>
            <Button size="sm" icon={Trash2} onClick={() => void inbox.remove(chosen)}>
              {t('unassignedEmails.remove')}
            </Button>
          </>
        )}
      </BulkBar>
    </div>
  )
}
