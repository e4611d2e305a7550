import { createContext } from 'react'

/** The id of the ticket that is open beside the list: of a list, the links alone change with it, not all rows. */
export const OpenTicket = createContext<number | null>(null)
