import type { HostContext } from '../context'

/** The name, with its port, by which somebody asks. HTTP/2 has no header for it. */
export const hostOf = (c: HostContext): string => c.req.header('host') ?? new URL(c.req.url).host
