import { selectFilters } from '../managerSlice'
import type { RootState } from '../rootReducer'

/** Where the switch is kept: with what the overview keeps. */
export const LETTER_KEYS = { view: 'overview', filter: 'shortcuts' } as const

/** The one switch for keys that act without Ctrl, on all screens (X-06, WCAG 2.1.4). */
export const selectLetterKeysOn = (state: RootState): boolean => !Array.isArray(selectFilters(state, LETTER_KEYS.view)[LETTER_KEYS.filter])
