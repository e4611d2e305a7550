import { createRequest, type ErrorObject, RequestError, type RequestOptions } from '../../../src/http'

interface Call {
  url: string
  init: RequestInit
}

type Reply = Response | Error | ((call: Call) => Response | Promise<Response>)

/** A `fetch` that gives the replies in order, the last one from then on, and writes down what it was asked. */
export function fakeFetch(...replies: Reply[]) {
  const calls: Call[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const call = { url: String(url), init }
    const reply = replies[Math.min(calls.length, replies.length - 1)]
    calls.push(call)
    if (reply instanceof Error) throw reply
    if (typeof reply === 'function') return reply(call)
    return reply?.clone() ?? json({})
  }
  return { calls, fetch: fetch as typeof globalThis.fetch }
}

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...Object.fromEntries(new Headers(init.headers)) },
  })

export const answer = (text: string | null, contentType: string, status = 200) =>
  new Response(text, { status, headers: contentType ? { 'content-type': contentType } : {} })

export const html = (text = '<!doctype html><title>Sign in</title>', status = 200) => answer(text, 'text/html; charset=utf-8', status)

/** A response at the end of a redirect, which the constructor cannot make. */
export function redirected(response: Response): Response {
  Object.defineProperty(response, 'redirected', { value: true })
  response.clone = () => response
  return response
}

/** The error object of a call that has to fail. */
export async function failure(reply: Reply, options: Partial<RequestOptions> = {}): Promise<ErrorObject> {
  const request = createRequest({ fetch: fakeFetch(reply).fetch })
  try {
    await request({ url: '/tickets?search=secret#top', method: 'POST', ...options })
  } catch (error) {
    if (error instanceof RequestError) return error.error
    throw error
  }
  throw new Error('The call did not fail')
}
