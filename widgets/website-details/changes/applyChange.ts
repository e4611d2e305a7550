import { resolveConflict } from '../../../src/api/websiteChange'
import { type ErrorObject, isAbort, toErrorObject } from '../../../src/http'
import type { Translate } from '../../../src/i18n'
import type { Conflict } from '../../../src/parts/websiteChange'
import { type AppThunk, showToast, reportFailure } from '../../../src/store'
import { keepUndo } from '../../../src/parts/recentActions'
import type { Change, Current, FieldValue } from './Change'

/** How often a change of another field may get in between before we give up. */
const MAX_TURNS = 4
const CONFLICT = 409

interface Options {
  readonly t: Translate
  readonly ask: (conflict: Conflict) => Promise<boolean>
}

/** How a change ended: it is there, what somebody else has made of the field stays, or there is an error. */
export type Ending = 'saved' | 'theirs' | ErrorObject

/** Sends a change and deals with every way it may end. */
export function applyChange<Value extends FieldValue>(change: Change<Value>, options: Options): AppThunk<Promise<Ending>> {
  return async (dispatch) => {
    const again = (next: Change<Value>) => void dispatch(applyChange(next, options))
    let { version } = change
    let answer: unknown
    const send = async () => {
      answer = await change.send(change.value, version)
    }
    for (let turn = 1; ; turn++) {
      const error = await failureOf(send())
      if (!error) {
        dispatch(reportDone(change, answer, again))
        return 'saved'
      }
      const isAsked = error.status === CONFLICT && turn <= MAX_TURNS
      const current = isAsked ? await change.fetch(dispatch).catch(() => null) : null
      if (!current) {
        if (!isAbort(error) && !change.onRefused?.(error)) dispatch(reportRefused(change, error, options.t, again))
        return error
      }
      const resolution = resolveConflict({ base: change.base, mine: change.value, theirs: current.value })
      if (resolution === 'done') return 'saved'
      if (resolution === 'ask') {
        if (!(await options.ask(conflictOf(change, current)))) return 'theirs'
        return dispatch(applyChange({ ...change, version: current.version, base: current.value }, options))
      }
      version = current.version
    }
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

function conflictOf<Value extends FieldValue>({ field, show, value }: Change<Value>, { value: theirs, told }: Current<Value>): Conflict {
  return { field, mine: show(value), theirs: show(theirs), told }
}

const reportDone =
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

const reportRefused =
  <Value extends FieldValue>(change: Change<Value>, error: ErrorObject, t: Translate, again: Again<Value>): AppThunk =>
  (dispatch) => {
    const reason = t(error.message, error.values)
    const text = t('websiteDetails.changeFailed', { field: change.field, reason })
    dispatch(reportFailure(error, { text, action: { key: 'partner.general.retry', run: () => again(change) } }))
  }
