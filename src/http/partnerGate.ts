import { PARTNER_HEADER } from '../model'
import { abortError } from './abortError'
import { RequestError } from './RequestError'

/** Whose page it is. The session belongs to the browser, and another tab may have switched it to another partner of the same person. */
export interface PartnerGate {
  /** Null on a page of no partner, whose calls go to whichever the session has. */
  readonly id: number | null
  /** Null while the session is this partner's; else resolves when it is again, unless the page is loaded anew before. */
  readonly whenHere: () => Promise<void> | null
  /** The server says that the session is another partner's. */
  readonly leave: (to: number) => void
}

/** Nothing was done, and nothing of the answer is read. */
class OtherPartnerError extends RequestError {
  constructor(readonly partnerId: number) {
    super({ name: 'PartnerChangedError', type: 'backend', status: 409, message: 'partner.error.partner_changed' })
  }
}

/** Throws when an answer is another partner's. Servers that do not say whose theirs are answer for whoever asks. */
export function checkPartner({ headers }: Response, { id }: PartnerGate): void {
  const answered = Number(headers.get(PARTNER_HEADER) || id)
  if (id !== null && answered !== id) throw new OtherPartnerError(answered)
}

/** Makes a call when the session is the page's partner's; one that comes too late waits and is made again. */
export async function forPartner<T>(gate: PartnerGate, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  for (;;) {
    const waiting = gate.whenHere()
    if (waiting) await unlessAborted(waiting, signal)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof OtherPartnerError)) throw error
      gate.leave(error.partnerId)
    }
  }
}

function unlessAborted(waiting: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const abort = () => reject(abortError())
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { signal: aborted.signal })
    void waiting.then(resolve)
  }).finally(() => aborted.abort())
}
