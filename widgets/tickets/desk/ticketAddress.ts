/** The address of one ticket, for a colleague: without what its list was narrowed to. */
export function ticketAddress(id: number): string {
  const url = new URL(location.pathname, location.origin)
  url.searchParams.set('ticket', String(id))
  return url.href
}
