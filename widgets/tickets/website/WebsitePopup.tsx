import { useId } from 'react'
import { refreshLists } from '../../../src/api/call'
import { useFormats, useMessages } from '../../../src/i18n'
import { DuePanel, PersonPanel, refusalText, StatusItems, useFreshWebsites, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { HoldKeys, useAppDispatch } from '../../../src/store'
import { MenuPopup, PopoverPanel, Skeleton } from '../../../src/ui'
import type { Desk } from '../useDesk'
import type { AskedPopup } from './AskedPopup'

interface Props {
  desk: Desk
  asked: AskedPopup
  onClose: () => void
}

/** What a button or key has opened, about the tickets or websites as they are now. */
export function WebsitePopup({ desk, asked: { kind, tickets, anchor }, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const id = useId()
  const { apply, people, refusalsOf, undo } = useWebsiteChanges()
  const websites = useFreshWebsites(kind === 'dueDate' ? [] : tickets.flatMap(({ website }) => website?.id ?? []), onClose)
  const close = (returnFocus: boolean) => {
    onClose()
    if (returnFocus) anchor.current.focus()
  }
  const popup = { id, anchor, onClose: close }
  // Rows show what their websites are, and z takes back what was changed last.
  const onApplied = () => {
    desk.remember(undo)
    dispatch(refreshLists('WebsiteLog'))
  }
  if (kind === 'dueDate')
    return (
      <PopoverPanel {...popup} label={t('tickets.column.dueDate')}>
        <DuePanel
          value={tickets.length === 1 ? (tickets[0]?.dueDate ?? null) : null}
          isTyped
          onChoose={(day) => {
            close(true)
            void desk.planFor(tickets, day)
          }}
        />
      </PopoverPanel>
    )
  if (!websites)
    return (
      <PopoverPanel {...popup} label={t(`tickets.column.${kind === 'status' ? 'websiteStatus' : kind}`)}>
        <HoldKeys onCancel={() => close(true)} />
        <Skeleton shape="block" height="96px" />
      </PopoverPanel>
    )
  const [website] = websites
  if (kind === 'status')
    return (
      <MenuPopup {...popup} byKeyboard aria-label={t('tickets.column.websiteStatus')}>
        <StatusItems websites={websites} onApplied={onApplied} />
      </MenuPopup>
    )
  return (
    <PopoverPanel {...popup} label={t('tickets.column.assigned_to')}>
      <PersonPanel
        label={t('tickets.column.assigned_to')}
        people={people}
        person={websites.length === 1 ? website?.assigned_to : undefined}
        reasonAgainst={(assigned_to) => {
          const [refusal] = website && websites.length === 1 ? refusalsOf(website, { assigned_to }) : []
          return refusal ? refusalText(refusal, { t, formats }) : null
        }}
        onCancel={() => close(true)}
        onPick={(assigned_to) => {
          close(true)
          void apply(websites, { assigned_to }).then(onApplied)
        }}
      />
    </PopoverPanel>
  )
}
