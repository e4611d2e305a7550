import { Suspense, useState } from 'react'
import type { Website } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useToday } from '../../src/islands'
import { SnoozePanel } from '../../src/parts/snooze'
import { DuePanel, FieldPopup, PauseDialog, useFreshWebsites, useWebsiteChanges, WaitingPopup } from '../../src/parts/websiteChange'
import { HoldKeys } from '../../src/store'
import { PopoverPanel, Skeleton } from '../../src/ui'
import type { AskedPopup } from './AskedPopup'
import { keyOf } from './keyOf'
import type { NextActions } from './useNextActions'

export interface PopupProps {
  actions: NextActions
  onClose: () => void
}

interface Props extends PopupProps {
  asked: AskedPopup
}

/** What a button or key has opened, about something as it is now. */
export function NextPopup({ asked: { kind, item, id, anchor }, actions, onClose }: Props) {
  const t = useMessages()
  const close = (returnFocus: boolean) => {
    onClose()
    if (returnFocus) anchor.current.focus()
  }
  const popup = { id, anchor, onClose: close }
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
  return <WebsitePopup kind={kind} item={item} actions={actions} popup={popup} close={close} />
}

interface WebsiteProps extends Pick<Props, 'actions'>, Pick<AskedPopup, 'kind' | 'item'> {
  popup: Pick<Parameters<typeof PopoverPanel>[0], 'id' | 'anchor' | 'onClose'>
  close: (returnFocus: boolean) => void
}

/** What changes the website itself, which the queue knows little of. */
function WebsitePopup({ kind, item, actions, popup, close }: WebsiteProps) {
  const t = useMessages()
  const today = useToday()
  const { apply, undo } = useWebsiteChanges()
  const [isOpen, setOpen] = useState(true)
  const websites = useFreshWebsites([item.website?.id ?? 0], () => close(true))
  const label = t(kind === 'status' ? 'next.finish.website' : `next.putOff.${item.kind}`)
  const key = keyOf(item)
  const onUndone = () => actions.show(key)
  /** z takes this back from the first moment on: if it is refused, nothing else. */
  const follow = async (sent: Promise<ReadonlySet<number>>, leaves: boolean) => {
    const forget = actions.remember(undo)
    if (leaves) actions.hide(key)
    const refused = await sent
    if (refused.size === 0) return
    forget()
    actions.show(key)
  }
  if (!websites) return <WaitingPopup {...popup} label={label} onCancel={() => close(true)} />
  /** Due on a day to come it waits no longer. */
  const plan = (due_date: string | null) => {
    close(true)
    void follow(apply(websites, { due_date }, { onUndone }), due_date === null || due_date >= today)
  }
  if (kind === 'status')
    return <FieldPopup {...popup} field="status" websites={websites} label={label} byKeyboard onSent={(sent) => void follow(sent, false)} />
  if (kind === 'due')
    return (
      <PopoverPanel {...popup} label={label}>
        <DuePanel value={item.dueDate} isTyped onChoose={plan} />
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
        onSent={(sent) => void follow(sent, true)}
        onUndone={onUndone}
        onExited={() => close(true)}
      />
    </Suspense>
  )
}

const nameOf = ([website]: readonly Website[]): string => website?.title ?? ''
