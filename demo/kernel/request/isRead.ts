import type { HostContext } from '../context'

/** Whether the request only reads. HEAD is answered by what answers GET. */
export const isRead = (c: HostContext): boolean => c.req.method === 'GET' || c.req.method === 'HEAD'
