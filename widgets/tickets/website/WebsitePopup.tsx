import { useId, useState } from 'react'
import { refreshLists } from '../../../src/api/call'
import { selectShownWebsites } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import {
  PersonPanel,
  StatusItems,
  TagPanel,
  useFreshWebsites,
  useReasonAgainst,
  useWebsiteChanges,
  WaitingPopup,
} from '../../../src/parts/websiteChange'
import { useAppDispatch, useAppSelector } from '../../../src/store'
import { MenuPopup, PopoverPanel } from '../../../src/ui'
import type { Desk } from '../desk/useDesk'
import type { AskedPopup } from '../desk/AskedPopup'
import { DuePopup } from './DuePopup'

const NONE: readonly Website[] = []

interface Props {
  desk: Desk
  asked: AskedPopup
  onClose: () => void
}

/** What a button or key has opened, about the tickets or websites as they are now. */
export function WebsitePopup({ desk, asked: { kind, tickets, anchor }, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const id = useId()
  const { apply, people, undo } = useWebsiteChanges()
  const [askedAt] = useState(() => Date.now())
  const found = useFreshWebsites(kind === 'dueDate' ? [] : tickets.flatMap(({ website }) => website?.id ?? []), onClose)
  // What is changed while it is open shows in it.
  const shown = useAppSelector((state) => selectShownWebsites(state, found ?? NONE, askedAt))
  const websites = found && shown
  const only = websites?.length === 1 ? websites[0] : undefined
  const reasonAgainst = useReasonAgainst(only)
  const close = (returnFocus: boolean) => {
    onClose()
    if (returnFocus) anchor.current.focus()
  }
  const popup = { id, anchor, onClose: close }
  // Rows show what their websites are, and z takes this back from the first moment: if it is refused, nothing else.
  const follow = async (sent: Promise<ReadonlySet<number>>) => {
    const forget = desk.remember(undo)
    const refused = await sent
    if (websites?.every((website) => refused.has(website.id))) forget()
    dispatch(refreshLists('WebsiteLog'))
  }
  if (kind === 'dueDate') return <DuePopup {...popup} tickets={tickets} onChoose={(day) => void desk.planFor(tickets, day)} />
  if (!websites)
    return (
      <WaitingPopup {...popup} label={t(`tickets.column.${kind === 'status' ? 'websiteStatus' : kind}`)} onCancel={() => close(true)} />
    )
  if (kind === 'status')
    return (
      <MenuPopup {...popup} byKeyboard aria-label={t('tickets.column.websiteStatus')}>
        <StatusItems websites={websites} onSent={(sent) => void follow(sent)} />
      </MenuPopup>
    )
  if (kind === 'tags')
    return (
      <PopoverPanel {...popup} label={t('tickets.column.tags')}>
        <TagPanel websites={websites} isTyped onSent={(sent) => void follow(sent)} />
      </PopoverPanel>
    )
  return (
    <PopoverPanel {...popup} label={t('tickets.column.assigned_to')}>
      <PersonPanel
        label={t('tickets.column.assigned_to')}
        people={people}
        person={only?.assigned_to}
        reasonAgainst={reasonAgainst}
        onCancel={() => close(true)}
        onPick={(assigned_to) => {
          close(true)
          void follow(apply(websites, { assigned_to }))
        }}
      />
    </PopoverPanel>
  )
}
