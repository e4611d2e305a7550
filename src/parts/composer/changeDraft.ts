import * as v from 'valibot'
import { keepDraft } from '../../api/personal'
import type { AppThunk } from '../../store'
import { type Draft, draftSchema, EMPTY_DRAFT, isWorthKeeping } from './Draft'

type Change = (now: Draft) => Partial<Draft>

/** The composers on the page, by what their drafts are kept under. */
const writers = new Map<string, (change: Change) => void>()
/** Drafts that were changed while their composers were not there: a browser may keep nothing. */
const waiting = new Map<string, Draft>()

/** Changes of the draft come here, until the returned function is called. */
export function followDraft(key: string, update: (change: Change) => void): () => void {
  writers.set(key, update)
  const draft = waiting.get(key)
  waiting.delete(key)
  if (draft) update(() => draft)
  return () => void (writers.get(key) === update && writers.delete(key))
}

/** Changes a draft, wherever its writer is by now: in its composer, or for when that opens. */
export const changeDraft =
  (key: string, change: Change): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const keeper = dispatch(keepDraft(key))
    const writer = writers.get(key)
    if (writer) return writer(change)
    const kept = v.safeParse(draftSchema, await keeper.read(() => undefined))
    const now = waiting.get(key) ?? (kept.success ? kept.output : EMPTY_DRAFT)
    const draft = { ...now, ...change(now) }
    if (!isWorthKeeping(draft)) {
      waiting.delete(key)
      return keeper.drop()
    }
    waiting.set(key, draft)
    await keeper.keep(draft)
    keeper.flush()
  }
