import type { HostContext } from '../context'

/** Whether the answer is for a person in a browser rather than for a program. */
export function wantsPage(c: HostContext): boolean {
  if (c.req.header('x-requested-with')) return false
  return (c.req.header('accept') ?? '').includes('text/html')
}
