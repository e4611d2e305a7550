import { useState } from 'react'
import type { Tag } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { usePeople } from '../../../src/parts/people'
import { SnoozePanel } from '../../../src/parts/snooze'
import { PersonPanel, TagList } from '../../../src/parts/websiteChange'
import { PopoverPanel } from '../../../src/ui'
import type { Inbox } from '../desk/useInbox'
import type { AskedPopup } from '../desk/usePopups'

interface Props {
  inbox: Inbox
  asked: AskedPopup
}

/** What a button or key has opened, about the mails as they were then. */
export function MailPopup({ inbox, asked: { kind, mails: asked, id, anchor } }: Props) {
  const t = useMessages()
  const people = usePeople()
  /** Tags that were given or taken since, before the list says so. */
  const [toggled, setToggled] = useState<ReadonlyMap<number, { readonly tag: Tag; readonly isOn: boolean }>>(new Map())
  const mails = asked.map((mail) => {
    const kept = mail.tags.filter((tag) => !toggled.has(tag.id))
    return { ...mail, tags: [...kept, ...[...toggled.values()].flatMap(({ tag, isOn }) => (isOn ? [tag] : []))] }
  })
  const [first] = mails
  const close = (returnFocus: boolean) => {
    inbox.popups.close()
    if (returnFocus) anchor.current.focus()
  }
  const panel = { id, anchor, onClose: close }
  if (kind === 'snooze')
    return (
      <PopoverPanel {...panel} label={t('unassignedEmails.snooze')}>
        <SnoozePanel
          untilReply={false}
          onChoose={({ snoozedUntil }) => {
            close(true)
            void inbox.snooze(mails, snoozedUntil)
          }}
        />
      </PopoverPanel>
    )
  if (kind === 'tags')
    return (
      <PopoverPanel {...panel} label={t('unassignedEmails.tags')}>
        <TagList
          tagged={mails}
          isTyped
          onToggle={(tag, isOn) => {
            void inbox.tag(mails, tag, isOn)
            setToggled((before) => new Map(before).set(tag.id, { tag, isOn }))
          }}
        />
      </PopoverPanel>
    )
  return (
    <PopoverPanel {...panel} label={t('unassignedEmails.assignedTo')}>
      <PersonPanel
        label={t('unassignedEmails.assignedTo')}
        people={people.filter(({ active }) => active)}
        person={mails.every(({ assigned_to }) => assigned_to?.id === first?.assigned_to?.id) ? first?.assigned_to : undefined}
        onCancel={() => close(true)}
        onPick={(person) => {
          close(true)
          void inbox.give(mails, person)
        }}
      />
    </PopoverPanel>
  )
}
