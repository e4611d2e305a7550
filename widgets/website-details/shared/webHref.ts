import { safeHref } from '../../../src/model'

/** An address that came from the server, absolute: a path of this host, or something that cannot run code. */
export const webHref = (url: string): string => (/^\/(?!\/)/.test(url) ? new URL(url, location.origin).href : safeHref(url))
