import type { Page } from './Page'

/** Milliseconds since 1970 by the server's clock, as far as the page tells it: the viewer's may be years off. */
export function serverNow({ serverTime }: Page): number {
  const start = serverTime ? Date.parse(serverTime) : performance.timeOrigin
  return start + performance.now()
}
