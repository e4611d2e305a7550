import * as v from 'valibot'
import { maybe } from '../tolerant'

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(120))

/** Whose words they are says the session; which ones says the key. */
export const DraftQuery = v.object({ key })

/** What somebody writes and has not sent: JSON that only the page that wrote it understands. */
export const DraftToKeep = v.object({ key, content: v.pipe(v.string(), v.maxLength(600_000)) })

export const KeptDraft = v.object({ content: maybe(v.string()), savedAt: maybe(v.string()) })
