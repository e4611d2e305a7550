import { PARTNER_HEADER } from '../model'

export interface Csrf {
  /** The name of the header. */
  readonly header: string
  readonly token: string
}

/** The headers of every call (spec 7), the token for those that get one, and whose page it is. */
export function requestHeaders(csrf: Csrf | undefined, partnerId: number | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf && { [csrf.header]: csrf.token }),
    ...(partnerId !== null && { [PARTNER_HEADER]: String(partnerId) }),
  }
}
