import { PARTNER_HEADER } from '../../model'

/** From 0 to 1. */
export type OnProgress = (share: number) => void

/** A `fetch` that tells how much of the body has been sent, which the browser's own cannot. */
export const progressFetch =
  (onProgress: OnProgress): typeof fetch =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      xhr.open(method, url instanceof Request ? url.url : url)
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value)
      xhr.responseType = 'blob'
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      xhr.addEventListener('load', () => resolve(responseOf(xhr)))
      xhr.addEventListener('error', () => reject(new TypeError('The connection failed')))
      xhr.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
      signal?.addEventListener('abort', () => xhr.abort())
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- streams alone it does not take, and nobody here sends one
      xhr.send(body as XMLHttpRequestBodyInit | null)
    })

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', PARTNER_HEADER]) headers.set(name, xhr.getResponseHeader(name) ?? '')
  return new Response(xhr.response, { status: xhr.status, headers })
}
