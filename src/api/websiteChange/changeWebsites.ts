import { api_partner_websites_take_back, type Website } from '../../contract'
import type { AppThunk, WaitOptions } from '../../store'
import { inTurn } from '../call/inTurn'
import { changesSettled, changesStarted, definedOf, patchWebsite, refreshWebsite } from '../websites'
import { type ChangeResult, NO_RESULT, refusedAll } from './ChangeResult'
import type { ChangeOptions, ChangeProgress } from './FieldRule'
import { openChange, shownAfter } from './ofChange'
import { sendToMany } from './sendToMany'
import { sendToOne } from './sendToOne'
import type { WebsiteChange } from './WebsiteChange'

let lastKey = 0

/** The one way to change websites, whatever the hand that asked: shown at once, sent in turn, and taken back where the server refuses, or where it is given up before it was sent. */
export function changeWebsites(
  websites: readonly Website[],
  change: WebsiteChange,
  { about, signal, ...options }: ChangeOptions & WaitOptions = {},
  progress?: ChangeProgress,
): AppThunk<Promise<ChangeResult>> {
  return async (dispatch, _, { router, outbox }) => {
    const open = websites.filter((website) => openChange(website, change))
    const [first, ...others] = open
    if (!first) return NO_RESULT
    lastKey += 1
    const key = `change-${lastKey}`
    const now = new Date()
    dispatch(changesStarted({ key, changes: open.map((website) => shownAfter(website, change, now)) }))
    const ids = open.map(({ id }) => id)
    const isOne = others.length === 0 && !options.asStaff
    const call = isOne ? sendToOne(first, change, options) : sendToMany(open, change, options, progress)
    const send = () => inTurn(ids, () => dispatch(call))
    const result = await outbox.send({ kind: 'website', about, signal }, send).catch((thrown: unknown) => refusedAll(ids, thrown))
    const theirs = [...result.same, ...result.conflicts.map(({ website }) => website)]
    // Of how a website got where others moved it, its page alone tells.
    for (const { id } of theirs) dispatch(refreshWebsite(id, ['Website']))
    for (const changed of [...result.done, ...theirs]) dispatch(patchWebsite(changed.id, definedOf(changed)))
    dispatch(changesSettled({ key, changes: [...result.done, ...theirs], at: Date.now() }))
    return router.has(api_partner_websites_take_back.name) ? result : { ...result, made: [] }
  }
}
