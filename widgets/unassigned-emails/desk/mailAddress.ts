/** The address of one mail, for a colleague: without what its list was narrowed to. */
export function mailAddress(id: number): string {
  const url = new URL(location.pathname, location.origin)
  url.searchParams.set('id', String(id))
  return url.href
}
