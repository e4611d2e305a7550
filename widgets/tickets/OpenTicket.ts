import { createContext } from 'react'

/** Which ticket is open beside the list: the two links that it is about hear of another one, not all rows. */
export function createOpenTicket() {
  let open: number | null = null
  const listeners = new Set<() => void>()
  return {
    isOpen: (id: number): boolean => id === open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(id: number | null) {
      open = id
      for (const listener of listeners) listener()
    },
  }
}

export const OpenTicket = createContext(createOpenTicket())
