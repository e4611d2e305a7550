import { partner_website_log_files, type StoredFile } from '../contract'
import { createRequest, toErrorObject } from '../http'
import type { AppThunk } from '../store'
import { type AnswerOf, call } from './call'
import { callRoute } from './callRoute'
import { type OnProgress, progressFetch } from './progressFetch'

/** A large file over a slow line. Milliseconds. */
const TIMEOUT_MS = 15 * 60_000

interface Upload {
  readonly websiteId: number
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

/** Sends a file that a message will carry, and comes back with how the server keeps it. */
export const uploadMessageFile =
  ({ websiteId, file, signal, onProgress }: Upload): AppThunk<Promise<StoredFile>> =>
  async (_, __, services) => {
    const routeCall = call(partner_website_log_files).query({ params: { website: websiteId }, body: { file } })
    const request = createRequest({ csrf: services.page.csrf, fetch: progressFetch(onProgress) })
    const control = { signal, timeout: TIMEOUT_MS }
    const answer = await callRoute({ ...services, request }, routeCall, control).catch((error: unknown) => {
      const { status } = toErrorObject(error)
      // The page's own way of asking offers to sign in again, and knows the token that came with it.
      if (status === 401 || status === 403) return callRoute(services, routeCall, control)
      throw error
    })
    // The answer was checked against the schema of the route.
    const [stored] = (answer as AnswerOf<typeof partner_website_log_files>).items
    if (!stored) throw new Error('The server kept no file')
    return stored
  }
