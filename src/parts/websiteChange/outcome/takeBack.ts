import { leaveOfAction } from '../../../api/personal'
import {
  type ChangeResult,
  type ChangeStep,
  marksOf,
  takeBackChange,
  type TakenBackResult,
  undoSteps,
  type WebsiteChange,
} from '../../../api/websiteChange'
import type { UndoItem, Website } from '../../../contract'
import { toErrorObject } from '../../../http'
import { showToast, reportFailure } from '../../../store'
import { changesText } from '../fieldTexts'
import type { Undo } from './createUndo'
import type { Presenter } from './Presenter'

/** Websites to which the same was done. */
export interface AppliedPart {
  /** As they were before. */
  readonly open: readonly Website[]
  readonly change: WebsiteChange
  readonly result: ChangeResult
}

interface AppliedChange {
  readonly parts: readonly AppliedPart[]
  readonly undo: Undo
}

/** Gives websites back what they were, by the server where it knows that; else by the opposite change. */
export async function takeBack({ parts, undo }: AppliedChange, presenter: Presenter): Promise<void> {
  const { store, t, formats, applyAll } = presenter
  const { dispatch } = store
  const steps = parts.flatMap(({ open, change, result: { done, made } }) =>
    undoSteps(open, done, made.length > 0 ? marksOf(change) : change),
  )
  const undone = steps.length > 1 ? changesText(doneOf(parts), { t, formats }) : null
  if (steps.length > 0) void applyAll(steps, { isUndo: true, ...(undone && { undone }) })
  const leave = (items: readonly UndoItem[]) => undo.keptAs && void dispatch(leaveOfAction(undo.keptAs, items))
  if (parts.every(({ result }) => result.made.length === 0)) return void leave([])
  try {
    const taken = await dispatch(takeBackChange(parts.map(({ open, change, result: { made } }) => ({ before: open, change, made }))))
    leave(taken.refused.map(({ change: id }) => ({ change: id })))
    reportTakenBack(parts, taken, presenter)
  } catch (thrown) {
    const error = toErrorObject(thrown)
    const [first, ...others] = parts.flatMap(({ open }) => open)
    const reason = t(error.message, error.values)
    const text = first && others.length === 0 ? t('websiteChange.failed', { title: first.title, reason }) : reason
    // What was marked is as it was already.
    const again = { parts: parts.map((part) => ({ ...part, result: { ...part.result, done: [] } })), undo }
    dispatch(reportFailure(error, { text, action: { key: 'partner.general.retry', run: () => void takeBack(again, presenter) } }))
  }
}

/** Those of the websites that have been changed. */
export const doneOf = (parts: readonly AppliedPart[]): ChangeStep[] =>
  parts.map(({ open, change, result: { done } }) => ({ websites: among(open, done), change }))

const among = (websites: readonly Website[], those: readonly Pick<Website, 'id'>[]): Website[] => {
  const ids = new Set(those.map(({ id }) => id))
  return websites.filter(({ id }) => ids.has(id))
}

function reportTakenBack(parts: readonly AppliedPart[], taken: TakenBackResult, { store, t, formats, explain }: Presenter): void {
  const { refused, keptTodos } = taken
  const back = parts.map(({ open, change }) => ({ websites: among(open, taken.websites), change }))
  const text = changesText(back, { t, formats })
  if (text) store.dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text, todos: keptTodos }) }))
  const rows = refused.flatMap(({ change: id, error }) =>
    parts.flatMap(({ open, result: { made } }) => {
      const changed = made.find((one) => one.change === id)?.website
      // Nothing is asked for that the rules could be against: the reasons are the server's.
      return open.flatMap((website) => (website.id === changed ? { website, change: {}, error } : []))
    }),
  )
  const done = back.reduce((sum, { websites }) => sum + websites.length, 0)
  if (rows.length > 0) explain({ rows, done })
}
