import { useState } from 'react'
import { useUnassignedEmailsQuery } from '../../../src/api/unassigned'
import type { UnassignedEmail } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'

export interface OpenMail {
  /** As it was last seen. Null while it is not known. */
  readonly mail: UnassignedEmail | null
  /** There is none, or none any more. */
  readonly isMissing: boolean
  readonly failure: ErrorObject | null
  readonly refetch: () => void
}

/** The mail of an address, whether its list shows it or not. It is asked for once the list is known not to have it. */
export function useOpenMail(id: number | null, listed: UnassignedEmail | undefined, isListLoading: boolean): OpenMail {
  const { currentData, error, isFetching, refetch } = useUnassignedEmailsQuery(id === null ? {} : { id }, {
    skip: id === null || isListLoading || listed !== undefined,
  })
  const [known, setKnown] = useState<UnassignedEmail | null>(null)
  const found = listed ?? currentData?.items.find((mail) => mail.id === id) ?? null
  if (found && found !== known) setKnown(found)
  return {
    mail: found ?? (known?.id === id ? known : null),
    isMissing: !found && currentData !== undefined && !isFetching,
    failure: error && !isFetching ? toErrorObject(error) : null,
    refetch: () => void refetch(),
  }
}
