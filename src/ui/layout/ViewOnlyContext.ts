import { createContext } from 'react'

/** Whether the page is only looked at: then no form on it can be filled in or sent. */
export const ViewOnlyContext = createContext(false)
