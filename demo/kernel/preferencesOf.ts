import * as v from 'valibot'
import { UserPreferences } from '../../src/contract'

const read = v.fallback(UserPreferences, { cards: null, startsTimer: false, pinsSidebar: false, columns: {} })

/** What of a person's row says what they want; what is not understood is as good as nothing. */
export const preferencesOf = (stored: unknown): UserPreferences => v.parse(read, stored)
