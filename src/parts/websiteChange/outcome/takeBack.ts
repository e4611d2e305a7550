import { leaveOfAction } from '../../../api/personal'
import { type ChangeResult, marksOf, takeBackChange, type TakenBackResult, undoSteps, type WebsiteChange } from '../../../api/websiteChange'
import type { UndoItem, Website } from '../../../contract'
import { toErrorObject } from '../../../http'
import { showToast } from '../../../store'
import { changeText } from '../fieldTexts'
import type { Presenter } from './Presenter'

/** How a change is taken back, once. */
export interface Undo {
  isUsed: boolean
  /** Under which id it is on the list of recent actions. */
  keptAs?: string
  run: () => void
}

interface AppliedChange {
  readonly before: readonly Website[]
  readonly result: ChangeResult
  readonly change: WebsiteChange
  readonly undo: Undo
}

/** Gives websites back what they were, by the server where it knows that; else by the opposite change. */
export async function takeBack({ before, result, change, undo }: AppliedChange, presenter: Presenter): Promise<void> {
  const { store, t, apply } = presenter
  const { dispatch } = store
  const { done, made } = result
  for (const step of undoSteps(before, done, made.length > 0 ? marksOf(change) : change))
    void apply(step.websites, step.change, { isUndo: true })
  const leave = (items: readonly UndoItem[]) => undo.keptAs && void dispatch(leaveOfAction(undo.keptAs, items))
  if (made.length === 0) return void leave([])
  try {
    const taken = await dispatch(takeBackChange({ before, change, made }))
    leave(taken.refused.map(({ change: id }) => ({ change: id })))
    tellTakenBack({ before, result, change, undo }, taken, presenter)
  } catch (thrown) {
    const { message, values } = toErrorObject(thrown)
    const [title = ''] = before.map((website) => website.title)
    const key = before.length === 1 ? t('websiteChange.failed', { title, reason: t(message, values) }) : t(message, values)
    // What was marked is as it was already.
    const again = { before, result: { ...result, done: [] }, change, undo }
    dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void takeBack(again, presenter) } }))
  }
}

function tellTakenBack(
  { before, result: { made }, change }: AppliedChange,
  taken: TakenBackResult,
  { store, t, formats, explain }: Presenter,
): void {
  const { websites, refused, keptTodos } = taken
  const back = before.filter(({ id }) => websites.some((website) => website.id === id))
  const text = changeText(back, change, { t, formats })
  if (back.length > 0 && text) store.dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text, todos: keptTodos }) }))
  const rows = refused.flatMap(({ change: id, error }) => {
    const changed = made.find((one) => one.change === id)?.website
    return before.flatMap((website) => (website.id === changed ? { website, error } : []))
  })
  // Nothing is asked for that the rules could be against: the reasons are the server's.
  if (rows.length > 0) explain({ change: {}, rows, done: back.length })
}
