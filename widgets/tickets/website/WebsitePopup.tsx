import { refreshLists } from '../../../src/api/call'
import { useMessages } from '../../../src/i18n'
import { FieldPopup, useFreshWebsites, useWebsiteChanges, WaitingPopup } from '../../../src/parts/websiteChange'
import { useAppDispatch } from '../../../src/store'
import type { Desk } from '../desk/useDesk'
import type { AskedPopup } from '../desk/AskedPopup'
import { DuePopup } from './DuePopup'

interface Props {
  desk: Desk
  asked: AskedPopup
  onClose: () => void
}

/** What a button or key has opened, about the tickets or websites as they are now. */
export function WebsitePopup({ desk, asked: { kind, tickets, id, anchor }, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { undo } = useWebsiteChanges()
  const websites = useFreshWebsites(kind === 'dueDate' ? [] : tickets.flatMap(({ website }) => website?.id ?? []), onClose)
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
  const label = t(`tickets.column.${kind === 'status' ? 'websiteStatus' : kind}`)
  if (!websites) return <WaitingPopup {...popup} label={label} onCancel={() => close(true)} />
  return <FieldPopup {...popup} field={kind} websites={websites} label={label} byKeyboard onSent={(sent) => void follow(sent)} />
}
