import { useState } from 'react'
import { useTicketQuery } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'

export interface OpenTicket {
  /** As it was last seen: somebody may be writing in it. Null while it is not known. */
  readonly ticket: Message | null
  /** There is none, or not for this person, or none any more. */
  readonly isMissing: boolean
  readonly failure: ErrorObject | null
  readonly refetch: () => void
}

/** The ticket of an address, whether its list shows it or not. It is asked for once the list is known not to have it. */
export function useOpenTicket(id: number | null, listed: Message | undefined, isListLoading: boolean): OpenTicket {
  const { currentData, error, isFetching, refetch } = useTicketQuery(id ?? 0, {
    skip: id === null || isListLoading || listed !== undefined,
  })
  const [known, setKnown] = useState<Message | null>(null)
  const found = listed ?? currentData ?? null
  if (found && found !== known) setKnown(found)
  return {
    ticket: found ?? (known?.id === id ? known : null),
    isMissing: !listed && currentData === null && !isFetching,
    failure: error && !isFetching ? toErrorObject(error) : null,
    refetch: () => void refetch(),
  }
}
