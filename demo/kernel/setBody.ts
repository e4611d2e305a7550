import type { HostContext } from './context'

/** Answers with these bytes, in a response of its own: what is made of another one, or put in its place, is sent as a stream. */
export function setBody(c: HostContext, body: Uint8Array<ArrayBuffer>): void {
  const { status, headers } = c.res
  headers.set('Content-Length', String(body.length))
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
