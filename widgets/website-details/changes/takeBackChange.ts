import { takeBackChanges } from '../../../src/api/takeBack'
import { toErrorObject } from '../../../src/http'
import type { Translate } from '../../../src/i18n'
import { type AppThunk, showToast } from '../../../src/store'

interface Made {
  readonly change: number
  /** What was told of it. */
  readonly done: string
  /** Takes it off the list of recent actions. */
  readonly forget: () => void
}

/** Takes a change back on the server, which knows what it replaced, and tells how that went. */
export const takeBackChange =
  (made: Made, t: Translate): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const { refused, keptTodos } = await dispatch(takeBackChanges([made.change]))
      const [refusal] = refused
      if (refusal) dispatch(showToast({ kind: 'warning', key: refusal.error.message }))
      else {
        made.forget()
        dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text: made.done, todos: keptTodos }) }))
      }
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      const action = { key: 'partner.general.retry', run: () => void dispatch(takeBackChange(made, t)) }
      dispatch(showToast({ kind: 'error', key: t(message, values), action }))
    }
  }
