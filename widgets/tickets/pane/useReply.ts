import { useRef, useState } from 'react'
import type { Message } from '../../../src/contract'
import { answerSubject } from '../../../src/model'
import { answered, type Draft, EMPTY_DRAFT, useSending, useTakeBack, useWriting } from '../../../src/parts/composer'
import { useDraftKey } from '../../../src/parts/drafts'
import { nameOf } from '../../../src/parts/message'
import type { Delay } from '../../../src/parts/snooze'
import type { Desk } from '../desk/useDesk'
import { usePlaceOf } from './usePlaceOf'

/** What becomes of a ticket once it is answered. */
export type Afterwards = 'stay' | 'close' | Delay

const NO_EXTRAS = { callSubject: '', todo: null, mentions: [] }

/** An answer to a ticket: kept while it is written, sent, and followed by what its writer wants of the ticket; `onStay` when that is nothing. */
export function useReply(desk: Desk, ticket: Message, websiteId: number, onStay: () => void) {
  const takeBack = useTakeBack()
  const placeOf = usePlaceOf(desk.open)
  const [empty] = useState(
    (): Draft => ({
      ...EMPTY_DRAFT,
      mode: 'message_to',
      subject: answerSubject(ticket.replySubject ?? ticket.subject),
      replyTo: answered(ticket),
    }),
  )
  const writing = useWriting(websiteId, { draftKey: useDraftKey('ticket', ticket.id), empty })
  /** Asked for by the button that was pressed last: questions may come before the answer leaves. */
  const afterwards = useRef<Afterwards>('close')

  const onSent = (message: number, _: Draft, isWrittenOn: boolean) => {
    const sent = { websiteId, message, name: nameOf(ticket.from) }
    const reply = { isWrittenOn, takeBack: takeBack && (() => takeBack(sent, placeOf(ticket.id))) }
    const after = afterwards.current
    if (after === 'stay') {
      desk.reportSent(ticket, reply)
      onStay()
    } else if (after === 'close') void desk.finish([ticket], reply)
    else void desk.snooze([ticket], after, reply)
  }
  const onReturn = () => desk.open(ticket.id, 'reply')
  const sending = useSending(websiteId, writing, { extrasOf: () => NO_EXTRAS, onSent, onReturn })

  return {
    ...writing,
    ...sending,
    send: (after: Afterwards) => {
      // What is on its way goes on as it was asked for.
      if (!sending.isBusy()) afterwards.current = after
      return sending.submit()
    },
    /** The writer has answered what there was to ask. */
    goOn: () => sending.send(),
  }
}
