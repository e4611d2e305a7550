import { createContext } from 'react'
import type { Website } from '../../../src/contract'

interface BoardActions {
  readonly onToggle: (website: Website) => void
}

export const BoardContext = createContext<BoardActions>({ onToggle: () => undefined })
