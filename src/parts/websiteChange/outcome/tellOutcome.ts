import { keepAction } from '../../../api/personal'
import { type ChangeConflict, type ChangeResult, undoItems, type WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import type { ErrorObject } from '../../../http'
import { movedText } from '../../../i18n'
import { serverNow } from '../../../page'
import { filterSidebarClosed, showToast } from '../../../store'
import type { RefusedRow } from '../refusal/Explanation'
import { changeText, conflictTexts } from '../fieldTexts'
import { offerPerson } from './offerPerson'
import type { Presenter } from './Presenter'
import type { Undo } from './takeBack'
import { tellTags } from './tellTags'

interface Outcome {
  /** All that were asked for, those of them the rules let through, and those they do not. */
  readonly websites: readonly Website[]
  readonly open: readonly Website[]
  readonly blocked: readonly Website[]
  readonly change: WebsiteChange
  readonly result: ChangeResult
  readonly undo: Undo | undefined
  readonly onFailure: ((error: ErrorObject) => void) | undefined
}

/** A refusal by the rules, which a dialog explains; everything else that fails is told by a toast. */
const REFUSED = 422

/** Tells how a change ended. */
export function tellOutcome(outcome: Outcome, presenter: Presenter): void {
  const { open, change, result, undo } = outcome
  if (result.done.length > 0) tellDone(outcome, presenter)
  tellRest(outcome, presenter)
  const [website] = open
  const [changed] = result.done
  if (website && changed && open.length === 1) tellTags(website, change, changed, presenter)
  if (website && open.length === 1 && result.done.length === 1 && undo && change.status === 'change') void offerPerson(website, presenter)
}

function tellDone({ open, change, result: { done, made }, undo }: Outcome, { store, t, formats }: Presenter): void {
  const { dispatch, services } = store
  dispatch(filterSidebarClosed())
  const ids = new Set(done.map(({ id }) => id))
  const changed = open.filter(({ id }) => ids.has(id))
  const text = changeText(changed, change, { t, formats })
  if (!text) return
  dispatch(showToast({ kind: 'success', key: text, ...(undo && { action: { key: 'partner.general.undo', run: undo.run } }) }))
  if (!undo || undo.isUsed) return
  const items = undoItems({ before: changed, done, made, change, zone: services.page.timeZone })
  if (items.length > 0) undo.keptAs = dispatch(keepAction(text, items))
}

function tellRest({ websites, blocked, change, result, onFailure }: Outcome, presenter: Presenter): void {
  const byId = new Map(websites.map((website) => [website.id, website]))
  const rows: RefusedRow[] = blocked.map((website) => ({ website, error: null }))
  for (const { id, error } of result.refused) {
    const website = byId.get(id)
    if (website && onFailure) onFailure(error)
    else if (website && (error.status === REFUSED || websites.length > 1)) rows.push({ website, error })
    else if (website) tellFailure(website, change, error, presenter)
  }
  for (const conflict of result.conflicts) {
    // Where several are in sight the dialog about moves names the website.
    if (conflict.field === 'status' && !presenter.isAboutOne) rows.push({ website: conflict.website, error: null, isMoved: true })
    else tellConflict(conflict, change, websites.length, presenter)
  }
  if (rows.length > 0) presenter.explain({ change, rows, done: result.done.length })
}

function tellFailure(website: Website, change: WebsiteChange, { message, values }: ErrorObject, { store, t, apply }: Presenter): void {
  const key = t('websiteChange.failed', { title: website.title, reason: t(message, values) })
  store.dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void apply([website], change) } }))
}

/** Both values, to choose from; of many websites each by a toast. */
function tellConflict(conflict: ChangeConflict, change: WebsiteChange, count: number, presenter: Presenter): void {
  const { ask, store, t, formats, apply } = presenter
  const { field, website } = conflict
  const texts = conflictTexts(conflict, change, { t, formats })
  if (!texts) return
  const takeMine = () => void apply([website], change)
  if (count > 1) {
    const key = t('websiteChange.conflict', { title: website.title, field: texts.field, value: texts.theirs })
    return void store.dispatch(showToast({ kind: 'warning', key, action: { key: t('websiteChange.conflict.again'), run: takeMine } }))
  }
  const told = field === 'status' ? movedText(website, { t, formats, now: serverNow(store.services.page) }) : undefined
  ask({ ...texts, told, takeMine })
}
