import { keepAction } from '../../api/personal'
import { type ChangeConflict, type ChangeResult, undoItems, type WebsiteChange } from '../../api/websiteChange'
import type { Website } from '../../contract'
import type { ErrorObject } from '../../http'
import { movedText } from '../../i18n'
import { fullName } from '../../model'
import { serverNow } from '../../page'
import { filterSidebarClosed, showToast } from '../../store'
import type { RefusedRow } from './Explanation'
import { changeText, conflictTexts } from './fieldTexts'
import { offerPerson } from './offerPerson'
import type { Presenter } from './Presenter'
import type { Undo } from './takeBack'

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
    if (presenter.ask) askWhich(conflict, change, presenter)
    else if (conflict.field === 'status') rows.push({ website: conflict.website, error: null, isMoved: true })
    else tellConflict(conflict.website, change, presenter)
  }
  if (rows.length > 0) presenter.explain({ change, rows, done: result.done.length })
}

function tellFailure(website: Website, change: WebsiteChange, { message, values }: ErrorObject, { store, t, apply }: Presenter): void {
  const key = t('change.failed', { title: website.title, reason: t(message, values) })
  store.dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void apply([website], change) } }))
}

function askWhich(conflict: ChangeConflict, change: WebsiteChange, { ask, store, t, formats, apply }: Presenter): void {
  const texts = conflictTexts(conflict, change, { t, formats })
  const { field, website } = conflict
  const told = field === 'status' ? movedText(website, { t, formats, now: serverNow(store.services.page) }) : undefined
  if (texts) ask?.({ ...texts, told, takeMine: () => void apply([website], change) })
}

function tellConflict(theirs: Website, change: WebsiteChange, { store, t, apply }: Presenter): void {
  const key =
    change.assigned_to && theirs.assigned_to
      ? t('change.taken', { title: theirs.title, name: fullName(theirs.assigned_to) })
      : t('change.conflict', { title: theirs.title, status: t(`status.${theirs.status}`) })
  const action = { key: t('change.conflict.again'), run: () => void apply([theirs], change) }
  store.dispatch(showToast({ kind: 'warning', key, action }))
}
