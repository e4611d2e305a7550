import { type BodyType, encodeBody } from './encodeBody'
import { fetchWithin } from './fetchWithin'
import { guardOrigin } from './guardOrigin'
import { isSafe } from './isSafe'
import { createKeyedAborts } from './keyedAborts'
import { checkPartner, forPartner, type PartnerGate } from './partnerGate'
import { type Accept, type RequestAnswer, readAnswer } from './readAnswer'
import { RequestError } from './RequestError'
import { type Csrf, requestHeaders } from './requestHeaders'
import { type SignIn, shareSignIn } from './shareSignIn'
import { withRetries } from './withRetries'

export interface RequestOptions {
  readonly url: string
  readonly method: string
  readonly body?: unknown
  /** `json` unless told. */
  readonly bodyType?: BodyType
  readonly headers?: Readonly<Record<string, string>>
  /** A newer call with the same key aborts the earlier one. */
  readonly key?: string
  /** Milliseconds for each try; 30,000 unless told. */
  readonly timeout?: number
  readonly signal?: AbortSignal
  /** `text` takes a page as it is; by default a page in the place of data is an error. */
  readonly accept?: Accept
  /** The call is itself a sign-in: its refusal asks for no other one. */
  readonly isSignIn?: boolean
  /** The call is about whose session it is, not about what belongs to the page's partner. */
  readonly isForAnyPartner?: boolean
  /** The call goes on when the page is left. Browsers take 64 kB of such bodies at once. */
  readonly keepalive?: boolean
}

/** Calls the server. Throws a `RequestError`, or an `AbortError` when the call was given up. */
export type Request = (options: RequestOptions) => Promise<RequestAnswer>

interface Settings {
  /** Read at each call: a new sign-in brings another one. */
  csrf?: Csrf | undefined
  readonly fetch?: typeof fetch | undefined
  /** Offers to sign in again. After that the refused call is repeated once; null gives up. */
  readonly onUnauthorized?: (() => Promise<SignIn | null>) | undefined
}

const ANY_PARTNER: PartnerGate = { id: null, whenHere: () => null, leave: () => undefined }

const TIMEOUT_MS = 30_000

/** Makes the one function through which everything on a page talks to the server. */
export function createRequest(settings: Settings = {}, pagePartner = ANY_PARTNER): Request {
  const aborts = createKeyedAborts()
  const signIn = shareSignIn(settings.onUnauthorized)

  async function send(
    { url, method, timeout = TIMEOUT_MS, accept, keepalive, ...options }: RequestOptions,
    partner: PartnerGate,
    signal: AbortSignal,
  ): Promise<RequestAnswer> {
    const isOwn = guardOrigin(url, method)
    const { body, contentType } = encodeBody(options.body, options.bodyType)
    const headers = {
      ...options.headers,
      ...contentType,
      ...requestHeaders(isSafe(method) ? undefined : settings.csrf, isOwn ? partner.id : null),
    }
    return withRetries(method, signal, () =>
      fetchWithin({
        url,
        timeout,
        signal,
        run: async (inner) => {
          // Looked up at each call: other scripts wrap `fetch` after we have loaded.
          const call = settings.fetch ?? globalThis.fetch
          const lasting = keepalive && { keepalive }
          const response = await call(url, { method, headers, body, credentials: 'same-origin', signal: inner, ...lasting })
          checkPartner(response, partner)
          return readAnswer(response, url, accept)
        },
      }),
    )
  }

  async function sendOrSignIn(options: RequestOptions, partner: PartnerGate, signal: AbortSignal): Promise<RequestAnswer> {
    try {
      return await send(options, partner, signal)
    } catch (error) {
      if (!(error instanceof RequestError) || error.error.type !== 'unauthorized' || options.isSignIn) throw error
      const signedIn = await signIn()
      if (!signedIn) throw error
      settings.csrf = signedIn.csrf ?? settings.csrf
      return send(options, partner, signal)
    }
  }

  return (options) => {
    const partner = options.isForAnyPartner || options.isSignIn ? ANY_PARTNER : pagePartner
    return aborts.run(options.key, options.signal, (signal) => forPartner(partner, signal, () => sendOrSignIn(options, partner, signal)))
  }
}
