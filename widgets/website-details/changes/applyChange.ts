import { resolveConflict } from '../../../src/api/websiteChange'
import { type ErrorObject, isAbort, toErrorObject } from '../../../src/http'
import type { Translate } from '../../../src/i18n'
import type { Conflict } from '../../../src/parts/websiteChange'
import { type AppThunk, showToast } from '../../../src/store'
import { keepUndo } from '../../../src/parts/recentActions'
import type { Change, Current, FieldValue } from './Change'

/** How often a change of another field may get in between before we give up. */
const MAX_TURNS = 4
const CONFLICT = 409

interface Options {
  readonly t: Translate
  readonly ask: (conflict: Conflict) => void
}

/** Sends a change and deals with every way it may end. What remains is an error, if there is one. */
export function applyChange<Value extends FieldValue>(change: Change<Value>, options: Options): AppThunk<Promise<ErrorObject | null>> {
  return async (dispatch) => {
    const again = (next: Change<Value>) => void dispatch(applyChange(next, options))
    let { version } = change
    let error: ErrorObject | null = null
    let answer: unknown
    const send = async () => {
      answer = await change.send(change.value, version)
    }
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      error = await failureOf(send())
      if (!error) {
        dispatch(tellDone(change, answer, again))
        return null
      }
      const current = error.status === CONFLICT ? await change.fetch(dispatch).catch(() => null) : null
      if (!current) break
      const resolution = resolveConflict({ base: change.base, mine: change.value, theirs: current.value })
      if (resolution === 'ask') options.ask(conflictOf({ ...change, version: current.version }, current, again))
      if (resolution !== 'repeat') return null
      version = current.version
    }
    if (!error || isAbort(error)) return null
    if (!change.onRefused?.(error)) dispatch(tellFailure(change, error, options.t, again))
    return error
  }
}

async function failureOf(sending: Promise<unknown>): Promise<ErrorObject | null> {
  try {
    await sending
    return null
  } catch (error) {
    return toErrorObject(error)
  }
}

type Again<Value extends FieldValue> = (next: Change<Value>) => void

function conflictOf<Value extends FieldValue>(
  change: Change<Value>,
  { value: theirs, told }: Current<Value>,
  again: Again<Value>,
): Conflict {
  const { field, show, value } = change
  return { field, mine: show(value), theirs: show(theirs), told, takeMine: () => again({ ...change, base: theirs }) }
}

const tellDone =
  <Value extends FieldValue>(made: Change<Value>, answer: unknown, again: Again<Value>): AppThunk =>
  (dispatch) => {
    // An undo has no field that could show why it was refused: a toast does.
    const { kept, onRefused: _, ...change } = made
    const { base, value } = change
    const done = change.done(value)
    const forget = kept && dispatch(keepUndo(done, kept(base, answer)))
    const run = () => {
      forget?.()
      // On the version that the change has made: nobody is in conflict with oneself.
      again({ ...change, base: value, value: base, version: versionOf(answer) ?? change.version })
    }
    dispatch(showToast({ kind: 'success', key: done, action: { key: 'partner.general.undo', run } }))
  }

function versionOf(answer: unknown): number | undefined {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'version') : undefined
  return typeof value === 'number' ? value : undefined
}

const tellFailure =
  <Value extends FieldValue>(change: Change<Value>, error: ErrorObject, t: Translate, again: Again<Value>): AppThunk =>
  (dispatch) => {
    const reason = t(error.message, error.values)
    const key = t('websiteDetails.changeFailed', { field: change.field, reason })
    dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => again(change) } }))
  }
