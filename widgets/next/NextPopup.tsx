import { Suspense, useId, useState } from 'react'
import { refreshLists } from '../../src/api/call'
import type { Website } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useToday } from '../../src/islands'
import { SnoozePanel } from '../../src/parts/snooze'
import { DuePanel, PauseDialog, StatusItems, useFreshWebsites, useWebsiteChanges } from '../../src/parts/websiteChange'
import { HoldKeys, useAppDispatch } from '../../src/store'
import { MenuPopup, PopoverPanel, Skeleton } from '../../src/ui'
import { keyOf } from './keyOf'
import type { NextActions } from './useNextActions'
import type { AskedPopup } from './useNextPopups'

export interface PopupProps {
  actions: NextActions
  onClose: () => void
  /** Nothing of it is there any more. */
  onExited: () => void
}

interface Props extends PopupProps {
  asked: AskedPopup
}

/** What a button or key has opened, about something as it is now. */
export function NextPopup({ asked: { kind, item, anchor }, actions, onClose, onExited }: Props) {
  const t = useMessages()
  const id = useId()
  const close = (returnFocus: boolean) => {
    onClose()
    if (returnFocus) anchor.current.focus()
  }
  const popup = { id, anchor, onClose: close }
  const shared = { popup, item, actions, close }
  if (kind === 'snooze')
    return (
      <PopoverPanel {...popup} label={t('next.putOff.ticket')}>
        <Suspense fallback={<Skeleton shape="block" height="160px" />}>
          <SnoozePanel
            onChoose={(delay) => {
              close(true)
              void actions.snooze(item, delay)
            }}
          />
        </Suspense>
      </PopoverPanel>
    )
  if (kind === 'due' && item.kind === 'todo')
    return (
      <PopoverPanel {...popup} label={t('next.putOff.todo')}>
        <DuePanel
          value={item.dueDate}
          isTyped
          onChoose={(day) => {
            close(true)
            void actions.plan(item, day)
          }}
        />
      </PopoverPanel>
    )
  return <WebsitePopup {...shared} kind={kind} onExited={onExited} />
}

interface WebsiteProps extends Pick<Props, 'actions' | 'onExited'>, Pick<AskedPopup, 'kind' | 'item'> {
  popup: Pick<Parameters<typeof PopoverPanel>[0], 'id' | 'anchor' | 'onClose'>
  close: (returnFocus: boolean) => void
}

/** What changes the website itself, which the queue knows little of. */
function WebsitePopup({ kind, item, actions, popup, close, onExited }: WebsiteProps) {
  const t = useMessages()
  const today = useToday()
  const dispatch = useAppDispatch()
  const { apply, undo } = useWebsiteChanges()
  const [isOpen, setOpen] = useState(true)
  const websites = useFreshWebsites([item.website?.id ?? 0], () => close(true))
  const label = t(kind === 'status' ? 'next.finish.website' : `next.putOff.${item.kind}`)
  const onApplied = () => {
    actions.remember(undo)
    dispatch(refreshLists('Next'))
  }
  if (!websites)
    return (
      <PopoverPanel {...popup} label={label}>
        <HoldKeys onCancel={() => close(true)} />
        <Skeleton shape="block" height="96px" />
      </PopoverPanel>
    )
  /** Due on a day to come it waits no longer. */
  const plan = async (due_date: string | null) => {
    close(true)
    const leaves = due_date === null || due_date >= today
    if (leaves) actions.hide(keyOf(item))
    const refused = await apply(websites, { due_date })
    if (refused.size > 0) actions.show(keyOf(item))
    onApplied()
  }
  if (kind === 'status')
    return (
      <MenuPopup {...popup} byKeyboard aria-label={label}>
        <StatusItems websites={websites} onApplied={onApplied} />
      </MenuPopup>
    )
  if (kind === 'due')
    return (
      <PopoverPanel {...popup} label={label}>
        <DuePanel value={item.dueDate} isTyped onChoose={(day) => void plan(day)} />
      </PopoverPanel>
    )
  return (
    <Suspense fallback={<HoldKeys onCancel={() => close(true)} />}>
      <PauseDialog
        open={isOpen}
        pause="snoozed"
        websites={websites}
        about={nameOf(websites)}
        onClose={() => setOpen(false)}
        onApplied={(refused) => {
          if (refused.size === 0) actions.hide(keyOf(item))
          onApplied()
        }}
        onExited={onExited}
      />
    </Suspense>
  )
}

const nameOf = ([website]: readonly Website[]): string => website?.title ?? ''
