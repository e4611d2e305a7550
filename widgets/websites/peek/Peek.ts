import { createContext, useContext } from 'react'

/** The website that is open beside a view. */
export interface Peek {
  readonly openId: number | null
  /** Opens a website, or closes it if it is the one. */
  readonly toggle: (id: number) => void
}

export const PeekContext = createContext<Peek | null>(null)

/** Null where there is no room beside. */
export const usePeek = (): Peek | null => useContext(PeekContext)
