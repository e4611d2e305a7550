import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isTyped, useLetterKey, useWalkKeys } from '../../../src/store'
import { useCanReply } from '../useCanReply'
import { useCopyTicket } from '../useCopyTicket'
import type { Desk } from '../useDesk'
import { subjectOf } from '../subjectOf'
import { Conversation } from './Conversation'
import { PaneHead } from './PaneHead'
import styles from './pane.module.css'
import { ReplyForm } from './ReplyForm'

interface Props {
  desk: Desk
  ticket: Message
}

/** What the customer wrote, with what was written before and since, and where it is answered. */
export function OpenTicket({ desk, ticket }: Props) {
  const t = useMessages()
  const copyLink = useCopyTicket()
  const canReply = useCanReply()(ticket)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const { id, done } = ticket
  const reply = () => text.current?.focus()

  const { wanted } = desk
  const serve = useEffectEvent(desk.serve)
  useEffect(() => {
    if (wanted === null) return
    ;(wanted === 'reply' ? text : heading).current?.focus()
    serve()
  }, [wanted])

  useLetterKey('r', canReply ? reply : null)
  useLetterKey('e', () => void (done ? desk.reopen(ticket) : desk.finish([ticket])))
  useLetterKey('p', () => desk.pin(ticket))
  useLetterKey('.', () => copyLink(id))
  useLetterKey('j', () => desk.step(1))
  useLetterKey('k', () => desk.step(-1))
  useWalkKeys({ onPrevious: () => desk.step(-1), onNext: () => desk.step(1) })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (!isTyped(event.nativeEvent)) return desk.open(null)
    // Out of the answer first; what is written stays.
    if (event.target === text.current) heading.current?.focus()
  }

  return (
    // Its controls have the focus; Escape leads out of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.ticket} onKeyDown={onKeyDown}>
      <PaneHead
        desk={desk}
        ticket={ticket}
        heading={heading}
        title={subjectOf(ticket, t('tickets.noSubject'))}
        onReply={canReply ? reply : null}
      />
      <Conversation ticket={ticket} onReturned={desk.giveBack} />
      {canReply && ticket.website && <ReplyForm desk={desk} ticket={ticket} websiteId={ticket.website.id} text={text} />}
    </div>
  )
}
