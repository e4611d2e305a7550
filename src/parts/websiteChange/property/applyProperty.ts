import { propertyText } from '../../../api/customers'
import { changeProperty } from '../../../api/websiteChange'
import type { CustomerData } from '../../../contract'
import { toErrorObject } from '../../../http'
import type { Translate } from '../../../i18n'
import { type PageStore, reportFailure, showToast } from '../../../store'
import { keepUndo } from '../../recentActions'
import type { ChangeTools } from '../ChangeTools'
import { createUndo } from '../outcome/createUndo'
import { offerUndo } from '../outcome/offerUndo'
import { meetTheirs } from './meetTheirs'
import type { NamedPropertyChange } from './NamedPropertyChange'

/** How a change ended in a field that shows itself what is against it: it is there, or what somebody else has made of the field stays. */
export type FieldEnding = 'saved' | 'theirs'

export type ApplyProperty = (change: NamedPropertyChange) => Promise<FieldEnding>

interface Options extends ChangeTools {
  readonly store: PageStore
  readonly t: Translate
}

/** Rejects with an error object, for the field that shows it. */
export async function applyProperty(change: NamedPropertyChange, options: Options): Promise<FieldEnding> {
  const saved = await send(change, options)
  if (typeof saved === 'string') return saved
  const { answer, before } = saved
  const { store, t, memory } = options
  const { id, group, property } = change
  const done = t('websiteChange.done.field', { field: change.field })
  const after = propertyText(answer, change)
  const forget = store.dispatch(keepUndo(done, ({ customerUndo }) => customerUndo({ id, group, property, before, after })))
  // On the version that the change has made: nobody is in conflict with oneself.
  const back = { ...change, base: after, value: before, version: answer.version ?? change.version }
  const undo = createUndo(memory, () => void takeBack(back, { ...options, done, forget }))
  memory.lastUndo = undo.run
  offerUndo(store, done, undo)
  return 'saved'
}

interface Saved {
  /** All properties as they are since. */
  readonly answer: CustomerData
  /** What the property was until then: by now perhaps what somebody else had made of it. */
  readonly before: string
}

/** Where nothing was sent in the end, what stays. */
async function send(change: NamedPropertyChange, options: Options): Promise<Saved | FieldEnding> {
  const sent = await options.store.dispatch(changeProperty(change))
  if (sent.ending === 'refused') throw sent.error
  if (sent.ending === 'sent') return { answer: sent.answer, before: change.base }
  if (sent.ending === 'same') return 'saved'
  const theirs = propertyText(sent.now, change)
  const { value, conflict } = meetTheirs(change, theirs, options.t)
  // They have made the same change, beside another.
  if (value === theirs) return 'saved'
  const isMine = conflict === null || (await options.ask(conflict))
  return isMine ? send({ ...change, base: theirs, value, version: sent.now.version }, options) : 'theirs'
}

interface Taking extends Options {
  /** What is taken back, in words. */
  readonly done: string
  /** Takes it off the list of recent actions. */
  readonly forget: () => void
}

async function takeBack(back: NamedPropertyChange, taking: Taking): Promise<void> {
  const { store, t, done, forget } = taking
  try {
    if ((await send(back, taking)) === 'theirs') return
    forget()
    store.dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text: done, todos: 0 }) }))
  } catch (thrown) {
    const error = toErrorObject(thrown)
    const text = t('websiteChange.notSaved', { field: back.field, reason: t(error.message, error.values) })
    store.dispatch(reportFailure(error, { text, action: { key: 'partner.general.retry', run: () => void takeBack(back, taking) } }))
  }
}
