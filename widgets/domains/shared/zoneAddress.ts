/** What of an open zone is in the address. Beside the words and the order of the list of domains, to which one goes back. */
export const ZONE_ADDRESS = { dns: 'dns', search: 'records', type: 'record_type', sort: 'record_sort' } as const

/** How the address changes when the zone is left. */
export const LEFT_ZONE = Object.fromEntries(Object.values(ZONE_ADDRESS).map((name) => [name, null]))
