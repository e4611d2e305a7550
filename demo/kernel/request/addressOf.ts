import type { HostContext } from '../context'

/** Where the request comes from. Forwarding headers are not read: anybody can write them. */
export const addressOf = (c: HostContext): string => c.env?.incoming?.socket.remoteAddress ?? 'local'
