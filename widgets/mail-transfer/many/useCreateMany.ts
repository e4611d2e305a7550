import { useState } from 'react'
import { useCreateMailTransferMutation } from '../../../src/api/mailTransfer'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { type Connection, toConnection } from '../shared/Connection'
import type { Account } from './readAccounts'

export interface Outcome {
  readonly created: number
  /** Those that were not begun, with what the server said. */
  readonly refused: readonly { account: Account; error: ErrorObject }[]
}

/** Begins a transfer for each of the mailboxes, one after the other: each has a state of its own from then on. */
export function useCreateMany(source: Connection, target: Connection) {
  const [create] = useCreateMailTransferMutation()
  /** How many were tried; null while nothing is begun. */
  const [tried, setTried] = useState<number | null>(null)

  const run = async (accounts: readonly Account[]): Promise<Outcome> => {
    const refused: { account: Account; error: ErrorObject }[] = []
    setTried(0)
    for (const [nth, account] of accounts.entries()) {
      const body = {
        source: { ...toConnection(source), username: account.source, password: account.sourcePassword },
        target: { ...toConnection(target), username: account.target, password: account.targetPassword },
      }
      const answer = await create({ body })
      if (answer.error) refused.push({ account, error: toErrorObject(answer.error) })
      setTried(nth + 1)
    }
    setTried(null)
    return { created: accounts.length - refused.length, refused }
  }
  return { tried, run }
}
