import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTakeBackEmailMutation } from '../../../src/api/mail'
import type { Message } from '../../../src/contract'
import { answerSubject } from '../../../src/model'
import { type Draft, EMPTY_DRAFT, useSending, useWriting, withTakenBack } from '../../../src/parts/composer'
import { useDraftKey } from '../../../src/parts/drafts'
import { nameOf } from '../../../src/parts/message'
import { useAttempt } from '../../../src/store'
import type { Delay } from '../../../src/parts/snooze'
import type { Desk } from '../useDesk'

/** What becomes of a ticket once it is answered. */
export type Afterwards = 'stay' | 'close' | Delay

const NO_EXTRAS = { callSubject: '', todo: null, mentions: [] }

/** An answer to a ticket: kept while it is written, sent, and followed by what its writer wants of the ticket. */
export function useReply(desk: Desk, ticket: Message, websiteId: number) {
  const attempt = useAttempt()
  const [takeBack] = useTakeBackEmailMutation()
  const answered = nameOf(ticket.from)
  const [empty] = useState(
    (): Draft => ({
      ...EMPTY_DRAFT,
      mode: 'message_to',
      subject: answerSubject(ticket.subject),
      replyTo: { id: ticket.id, name: answered },
    }),
  )
  const writing = useWriting(websiteId, { draftKey: useDraftKey('ticket', ticket.id), empty })
  const { update } = writing
  /** Asked for by the button that was pressed last: questions may come before the answer leaves. */
  const afterwards = useRef<Afterwards>('close')

  const onSent = (message: number) => {
    const reply = {
      takeBack: () =>
        attempt({
          run: async () => desk.giveBack({ ticket: ticket.id, email: await takeBack({ websiteId, message }).unwrap() }),
        }),
    }
    const after = afterwards.current
    if (after === 'stay') desk.tellSent(ticket, reply)
    else if (after === 'close') void desk.finish([ticket], reply)
    else void desk.snooze([ticket], after, reply)
  }
  const sending = useSending(websiteId, writing, { extrasOf: () => NO_EXTRAS, onSent })

  const { returned } = desk
  const email = returned?.ticket === ticket.id ? returned.email : undefined
  const take = useEffectEvent(() => desk.takeReturned())
  useEffect(() => {
    if (!email) return
    update((now) => withTakenBack(now, email, answered))
    take()
  }, [email, update, answered])

  return {
    ...writing,
    ...sending,
    send: (after: Afterwards) => {
      afterwards.current = after
      return sending.submit()
    },
    /** The writer has answered what there was to ask. */
    goOn: () => sending.send(),
  }
}
