import { keepAction } from '../../../api/personal'
import { type ChangeConflict, undoItems, type WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import type { ErrorObject } from '../../../http'
import { movedText } from '../../../i18n'
import { serverNow } from '../../../page'
import { filterSidebarClosed, showToast } from '../../../store'
import type { RefusedRow } from '../refusal/Explanation'
import { changesText, conflictTexts } from '../fieldTexts'
import type { ApplyOptions } from '../WebsiteChanges'
import { offerPerson } from './offerPerson'
import type { Presenter } from './Presenter'
import { type AppliedPart, doneOf, type Undo } from './takeBack'
import { tellTags } from './tellTags'

interface Part extends AppliedPart {
  /** All that were asked for, and those of them the rules do not let through. */
  readonly websites: readonly Website[]
  readonly blocked: readonly Website[]
}

interface Outcome extends Pick<ApplyOptions, 'onFailure' | 'undone'> {
  readonly parts: readonly Part[]
  readonly undo: Undo | undefined
}

/** A refusal by the rules, which a dialog explains; everything else that fails is told by a toast. */
const REFUSED = 422

/** Tells how a change ended. */
export function tellOutcome(outcome: Outcome, presenter: Presenter): void {
  const { parts, undo } = outcome
  if (parts.some(({ result }) => result.done.length > 0)) tellDone(outcome, presenter)
  for (const part of parts) tellRest(part, outcome, presenter)
  const [part, ...others] = parts
  const [website, ...more] = part?.open ?? []
  if (!part || !website || others.length > 0 || more.length > 0) return
  const [changed] = part.result.done
  if (changed) tellTags(website, part.change, changed, presenter)
  if (changed && undo && part.change.status === 'change') void offerPerson(website, presenter)
}

function tellDone({ parts, undo, undone }: Outcome, { store, t, formats }: Presenter): void {
  const { dispatch, services } = store
  dispatch(filterSidebarClosed())
  const changed = doneOf(parts)
  const text = changesText(changed, { t, formats })
  if (!text) return
  const key = undone ? t('partner.general.undone', { text: undone, todos: 0 }) : text
  dispatch(showToast({ kind: 'success', key, ...(undo && { action: { key: 'partner.general.undo', run: undo.run } }) }))
  if (!undo || undo.isUsed) return
  const zone = services.page.timeZone
  const items = parts.flatMap(({ change, result: { done, made } }, index) =>
    undoItems({ before: changed[index]?.websites ?? [], done, made, change, zone }),
  )
  if (items.length > 0) undo.keptAs = dispatch(keepAction(text, items))
}

function tellRest({ websites, blocked, change, result }: Part, { onFailure }: Outcome, presenter: Presenter): void {
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
