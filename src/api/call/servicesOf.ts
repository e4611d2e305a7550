import type { Services } from '../../store'

/** What the store was made with, in the calls of RTK Query. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query leaves it untyped; it is that of the store that holds the api
export const servicesOf = (extra: unknown): Services => extra as Services
