import type { HostContext } from '../context'
import { HttpError } from '../HttpError'

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin for links that leave the page, such as those in mails. The Host header is written by whoever asks, so without PUBLIC_URL
 * only this machine's own names are taken from it.
 */
export function publicOrigin(c: HostContext): string {
  const { publicUrl } = c.get('services')
  if (publicUrl) return new URL(publicUrl).origin
  const { hostname, origin } = new URL(c.req.url)
  if (!THIS_MACHINE.has(hostname)) throw new HttpError(503, 'refusal.notConfigured', { values: { name: 'PUBLIC_URL' } })
  return origin
}
