import { keepAction } from '../../../api/personal'
import { type ChangeConflict, undoItems, type WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import { type ErrorObject, isAbort, isRefused } from '../../../http'
import { movedText } from '../../../i18n'
import { serverNow } from '../../../page'
import { filterSidebarClosed, reportFailure } from '../../../store'
import type { RefusedRow } from '../refusal/Explanation'
import { changesText, conflictTexts } from '../fieldTexts'
import type { ApplyOptions } from '../WebsiteChanges'
import { offerPerson } from './offerPerson'
import { offerUndo } from './offerUndo'
import type { Presenter } from './Presenter'
import type { Undo } from './createUndo'
import { type AppliedPart, doneOf } from './takeBack'
import { reportTags } from './reportTags'

interface Part extends AppliedPart {
  /** All that were asked for, and those of them the rules do not let through. */
  readonly websites: readonly Website[]
  readonly blocked: readonly Website[]
}

interface Outcome extends Pick<ApplyOptions, 'onFailure' | 'undone'> {
  readonly parts: readonly Part[]
  readonly undo: Undo | undefined
}

/** The ids of what was not changed after all; null where nobody has chosen to change it over what others did. */
type Again = Promise<ReadonlySet<number> | null>

/** Tells how a change ended, and resolves when what there is to ask about one website has been answered. */
export async function reportOutcome(outcome: Outcome, presenter: Presenter): Again {
  const { parts, undo } = outcome
  const done = parts.reduce((sum, { result }) => sum + result.done.length, 0)
  if (done > 0) reportDone(outcome, presenter)
  const rests = parts.map((part) => reportRest(part, outcome, presenter))
  const rows = rests.flatMap((rest) => rest.rows)
  if (rows.length > 0) presenter.explain({ rows, done })
  const [part, ...others] = parts
  if (!part || others.length > 0) return null
  const [website, ...more] = part.open
  const [changed] = part.result.done
  if (website && changed && more.length === 0) {
    reportTags(website, part.change, changed, presenter)
    if (undo && part.change.status === 'change') void offerPerson(website, presenter)
  }
  return rests[0]?.again ?? null
}

function reportDone({ parts, undo, undone }: Outcome, { store, t, formats }: Presenter): void {
  const { dispatch, services } = store
  dispatch(filterSidebarClosed())
  const changed = doneOf(parts)
  const text = changesText(changed, { t, formats })
  if (!text) return
  const key = undone ? t('partner.general.undone', { text: undone, todos: 0 }) : text
  offerUndo(store, key, undo)
  if (!undo || undo.isUsed) return
  const zone = services.page.timeZone
  const items = parts.flatMap(({ change, result: { done, made } }, index) =>
    undoItems({ before: changed[index]?.websites ?? [], done, made, change, zone }),
  )
  if (items.length > 0) undo.keptAs = dispatch(keepAction(text, items))
}

interface Rest {
  /** What is to be explained. */
  readonly rows: readonly RefusedRow[]
  readonly again: Again | null
}

function reportRest(part: Part, outcome: Outcome, presenter: Presenter): Rest {
  const { websites, blocked, change, result } = part
  const { onFailure } = outcome
  const isAboutMany = countOf(outcome.parts) > 1
  const byId = new Map(websites.map((website) => [website.id, website]))
  const rows: RefusedRow[] = blocked.map((website) => ({ website, change, error: null }))
  // What was given up while it waited for the network is as the person wants it.
  for (const { id, error } of result.refused.filter((refused) => !isAbort(refused.error))) {
    const website = byId.get(id)
    if (website && onFailure) onFailure(error, website)
    // The dialog explains what the rules are against, and what failed of many; everything else is told by a toast, an ended session once.
    else if (website && (isRefused(error) || (isAboutMany && error.type !== 'unauthorized'))) rows.push({ website, change, error })
    else if (website) reportRefused(website, change, error, presenter)
  }
  let again: Again | null = null
  for (const conflict of result.conflicts) {
    const { field, website } = conflict
    // Where several are in sight the dialog about what was refused names the website.
    if (field === 'status' && !presenter.isAboutOne) rows.push({ website, change, error: null, isMoved: true })
    else if (isAboutMany) rows.push({ website, change, error: null, theirs: conflictTexts(conflict, change, presenter) })
    else again = askAboutConflict(conflict, part, outcome, presenter)
  }
  return { rows, again }
}

const countOf = (parts: readonly Part[]): number => parts.reduce((sum, { websites }) => sum + websites.length, 0)

function reportRefused(website: Website, change: WebsiteChange, error: ErrorObject, { store, t, apply }: Presenter): void {
  const text = t('websiteChange.failed', { title: website.title, reason: t(error.message, error.values) })
  const action = { key: 'partner.general.retry', run: () => void apply([website], change) }
  store.dispatch(reportFailure(error, { text, action }))
}

/** Both values, to choose from. */
async function askAboutConflict(conflict: ChangeConflict, { change }: Part, { onFailure }: Outcome, presenter: Presenter): Again {
  const { ask, store, t, formats, apply } = presenter
  const { field, website } = conflict
  const texts = conflictTexts(conflict, change, { t, formats })
  if (!texts) return null
  const told = field === 'status' ? movedText(website, { t, formats, now: serverNow(store.services.page) }) : undefined
  return (await ask({ ...texts, told })) ? apply([website], change, { ...(onFailure && { onFailure }) }) : null
}
