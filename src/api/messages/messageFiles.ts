import {
  partner_email_composer_mailer_files,
  partner_email_composer_template_files,
  partner_website_log_files,
  type StoredFile,
} from '../../contract'
import { createRequest, toErrorObject } from '../../http'
import type { AppThunk } from '../../store'
import { call, type RouteCall } from '../call/call'
import { callRoute } from '../call/callRoute'
import { type OnProgress, progressFetch } from '../call/progressFetch'

/** A large file over a slow line. Milliseconds. */
const TIMEOUT_MS = 15 * 60_000

/** What files are for: a message of a website's log, a mail to its customer, or templates of the team. */
export type UploadPlace = { readonly log: number } | { readonly mailer: number } | 'templates'

interface Upload {
  readonly place: UploadPlace
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

type UploadRoute =
  | typeof partner_email_composer_template_files
  | typeof partner_website_log_files
  | typeof partner_email_composer_mailer_files

function routeCallOf(place: UploadPlace, file: File): RouteCall<UploadRoute> {
  const body = { file }
  if (place === 'templates') return call(partner_email_composer_template_files).query({ body })
  if ('log' in place) return call(partner_website_log_files).query({ params: { website: place.log }, body })
  return call(partner_email_composer_mailer_files).query({ params: { id: place.mailer }, body })
}

/** Sends a file that a message will carry, and comes back with how the server keeps it. */
export const uploadMessageFile =
  ({ place, file, signal, onProgress }: Upload): AppThunk<Promise<StoredFile>> =>
  async (_, __, services) => {
    const routeCall = routeCallOf(place, file)
    const request = createRequest({ csrf: services.page.csrf, fetch: progressFetch(onProgress) }, services.partner)
    const control = { signal, timeout: TIMEOUT_MS }
    const answer = await callRoute({ ...services, request }, routeCall, control).catch((error: unknown) => {
      const { status } = toErrorObject(error)
      // The page's own way of asking offers to sign in again, and knows the token that came with it.
      if (status === 401 || status === 403) return callRoute(services, routeCall, control)
      throw error
    })
    const [stored] = answer.items
    if (!stored) throw new Error('The server kept no file')
    return stored
  }
