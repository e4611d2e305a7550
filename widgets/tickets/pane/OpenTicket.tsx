import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Later } from '../../../src/parts/desk'
import { HoldKeys, isTyped, useLetterKey, useWalkKeys } from '../../../src/store'
import { Failure } from '../../../src/ui'
import { useCopyTicket } from '../menu/useCopyTicket'
import type { Desk } from '../desk/useDesk'
import { subjectOf } from '../desk/subjectOf'
import { useReplyRefusal } from '../desk/useReplyRefusal'
import { Conversation } from './Conversation'
import { TicketHead } from './TicketHead'
import styles from './pane.module.css'
import { ReplyForm } from './ReplyForm'

interface Props {
  desk: Desk
  ticket: Message
  /** It was deleted or moved while it was open. */
  isMissing: boolean
}

/** What the customer wrote, with what was written before and since, and where it is answered. */
export function OpenTicket({ desk, ticket, isMissing }: Props) {
  const t = useMessages()
  const copyLink = useCopyTicket()
  const refusal = useReplyRefusal()(ticket)
  const canReply = refusal === null
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const { id, website, done } = ticket
  // To take mails away takes long, and so does putting others in: each has a frame of its own after that of the head, with which the keys go on.
  // Under that nothing of the ticket before is seen meanwhile, and its answer has gone.
  const shown = useDeferredValue<Message | null>(ticket, null)
  /** Whose answer somebody wants to write before it is there: they do so as soon as it is. */
  const [awaited, setAwaited] = useState<number | null>(null)
  if (awaited !== null && awaited !== id) setAwaited(null)
  const isAwaited = awaited === id
  const reply = (to: number) => (text.current ? text.current.focus() : setAwaited(to))

  const { wanted } = desk
  const serve = useEffectEvent((place: typeof wanted, opened: number) => {
    if (place === null) return
    if (place === 'reply') reply(opened)
    else heading.current?.focus()
    desk.serve()
  })
  useEffect(() => serve(wanted, id), [wanted, id])

  useLetterKey('r', canReply ? () => reply(id) : null)
  useLetterKey('e', () => void (done ? desk.reopen(ticket) : desk.finish([ticket])))
  useLetterKey('p', () => desk.pin(ticket))
  useLetterKey('.', () => copyLink(id))
  useLetterKey('m', desk.move.isOffered ? () => desk.move.ask([ticket]) : null)
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
      <div>
        <TicketHead
          desk={desk}
          ticket={ticket}
          heading={heading}
          title={subjectOf(ticket, t('tickets.noSubject'))}
          onReply={canReply ? () => reply(id) : null}
        />
        {isMissing && (
          <Failure>
            <strong>{t('tickets.gone')}</strong> {t('tickets.gone.hint')}
          </Failure>
        )}
      </div>
      <div key={shown?.id} className={styles.conversation} inert={shown?.id !== id}>
        {shown && (
          <Later>
            <Conversation ticket={shown} onOpen={desk.open} />
          </Later>
        )}
      </div>
      {canReply && website && (
        <Later key={`answer to ${id}`} fallback={isAwaited && <HoldKeys onCancel={() => setAwaited(null)} />}>
          <ReplyForm desk={desk} ticket={ticket} websiteId={website.id} text={text} isAwaited={isAwaited} />
        </Later>
      )}
      {refusal && <p className={styles.refusal}>{t(refusal)}</p>}
    </div>
  )
}
