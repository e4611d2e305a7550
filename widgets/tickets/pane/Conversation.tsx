import { useState } from 'react'
import { useLogQuery } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useTakeBack } from '../../../src/parts/composer'
import { MessageCard, nameOf, useMarkRead } from '../../../src/parts/message'
import { Button } from '../../../src/ui'
import { ChevronDown, ChevronUp } from '../../../src/ui/icons'
import type { Desk } from '../desk/useDesk'
import { usePlaceOf } from './usePlaceOf'

/** Enough to know what it is about; the rest is on the page of the website. */
const EARLIER_MAX = 10
const NO_MESSAGES: readonly Message[] = []

interface Props {
  ticket: Message
  onOpen: Desk['open']
}

/** The mail of the ticket, what was written since, and on demand what was written before, as the log of its website shows them. */
export function Conversation({ ticket, onOpen }: Props) {
  const t = useMessages()
  const [showsEarlier, setShowsEarlier] = useState(false)
  const websiteId = ticket.website?.id ?? 0
  const { data } = useLogQuery({ websiteId, filter: 'conversation', around: ticket.id }, { skip: !ticket.website })
  const messages = data?.messages ?? NO_MESSAGES
  const place = messages.findIndex(({ id }) => id === ticket.id)
  const shown = place < 0 ? ticket : (messages[place] ?? ticket)
  const earlier = messages.slice(0, Math.max(place, 0)).slice(-EARLIER_MAX)
  const later = place < 0 ? NO_MESSAGES : messages.slice(place + 1)
  const takeBack = useTakeBack()
  const placeOf = usePlaceOf(onOpen)
  useMarkRead(place < 0 ? undefined : [shown, ...later])

  const cardOf = (message: Message) => (
    <MessageCard
      key={message.id}
      websiteId={websiteId}
      message={message}
      heading="h3"
      hasDay
      onTakeBack={({ id, to }) => void takeBack?.({ websiteId, message: id, name: nameOf(to) }, placeOf(ticket.id))}
    />
  )
  return (
    <>
      {earlier.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          icon={showsEarlier ? ChevronUp : ChevronDown}
          aria-expanded={showsEarlier}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          {t('tickets.earlier', { count: earlier.length })}
        </Button>
      )}
      {showsEarlier && earlier.map(cardOf)}
      {cardOf(shown)}
      {later.map(cardOf)}
    </>
  )
}
