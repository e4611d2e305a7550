/** The address of one ticket, for a colleague: without what its list was narrowed to. Of the location alone, as every row has one. */
export const ticketAddress = (id: number): string => `${location.origin}${location.pathname}?ticket=${id}`
