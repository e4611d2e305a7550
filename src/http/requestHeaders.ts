export interface Csrf {
  /** The name of the header. */
  readonly header: string
  readonly token: string
}

/** The headers of every call (spec 7), and the token for those that get one. */
export function requestHeaders(csrf: Csrf | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(csrf && { [csrf.header]: csrf.token }),
  }
}
