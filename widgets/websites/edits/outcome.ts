import { keepAction, leaveOfAction } from '../../../src/api/recentActions'
import { fetchWebsite, refreshWebsites } from '../../../src/api/websites'
import { websiteUndo } from '../../../src/api/websiteUndo'
import { type TakenBackResult, takeBackWish } from '../../../src/api/takeBack'
import { besideWish, type WebsiteWish } from '../../../src/api/websiteWish'
import type { WishResult } from '../../../src/api/wishResult'
import type { UndoItem, User, Website } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import type { Formats, Translate } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { filterSidebarClosed, type PageStore, showToast } from '../../../src/store'
import type { Edits } from './Edits'
import type { ExplainedRow, Explanation } from './Explanation'
import { offerPerson } from './offerPerson'
import { undoSteps } from './undoSteps'
import { wishText } from './wishText'

/** How a change is taken back, once. */
export interface Undo {
  isUsed: boolean
  /** Under which id it is on the list of recent actions. */
  keptAs?: string
  run: () => void
}

interface Around {
  readonly store: PageStore
  readonly t: Translate
  readonly formats: Formats
  readonly explain: (explanation: Explanation) => void
  readonly apply: Edits['apply']
}

interface Outcome {
  /** All that were asked for, those of them the rules let through, and those they do not. */
  readonly websites: readonly Website[]
  readonly open: readonly Website[]
  readonly blocked: readonly Website[]
  readonly wish: WebsiteWish
  readonly result: WishResult
  readonly undo: Undo | undefined
}

/** A refusal by the rules, which a dialog explains; everything else that fails is told by a toast. */
const REFUSED = 422

/** Tells how a change ended. */
export function tellOutcome(outcome: Outcome, around: Around): void {
  const { open, wish, result, undo } = outcome
  if (result.done.length > 0) tellDone(outcome, around)
  tellRest(outcome, around)
  const [website] = open
  if (website && open.length === 1 && result.done.length === 1 && undo && wish.status === 'change') void offerPerson(website, around)
}

function tellDone({ open, wish, result: { done, made }, undo }: Outcome, { store, t, formats }: Around): void {
  const { dispatch, services } = store
  dispatch(filterSidebarClosed())
  const ids = new Set(done.map(({ id }) => id))
  const changed = open.filter(({ id }) => ids.has(id))
  const text = wishText(changed, wish, { t, formats })
  if (!text) return
  dispatch(showToast({ kind: 'success', key: text, ...(undo && { action: { key: 'partner.general.undo', run: undo.run } }) }))
  if (!undo || undo.isUsed) return
  const items = websiteUndo({ before: changed, changes: done, made, wish, zone: services.page.timeZone })
  if (items.length > 0) undo.keptAs = dispatch(keepAction(text, items))
}

function tellRest({ websites, blocked, wish, result }: Outcome, around: Around): void {
  const byId = new Map(websites.map((website) => [website.id, website]))
  const rows: ExplainedRow[] = blocked.map((website) => ({ website, error: null }))
  for (const { id, error } of result.refused) {
    const website = byId.get(id)
    if (website && (error.status === REFUSED || websites.length > 1)) rows.push({ website, error })
    else if (website) tellFailure(website, wish, around.t(error.message, error.values), around)
  }
  for (const theirs of result.conflicts) {
    const isMoved = wish.status !== undefined && theirs.status !== byId.get(theirs.id)?.status
    if (!isMoved) tellConflict(theirs, wish, around)
    else rows.push({ website: theirs, error: null, isMoved: true })
  }
  if (rows.length > 0) around.explain({ wish, rows, done: result.done.length })
}

function tellFailure(website: Website, wish: WebsiteWish, reason: string, { store, t, apply }: Around): void {
  const key = t('websites.failed', { title: website.title, reason })
  store.dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void apply([website], wish) } }))
}

function tellConflict(theirs: Website, wish: WebsiteWish, { store, t, apply }: Around): void {
  const key =
    wish.assigned_to && theirs.assigned_to
      ? takenText(theirs, theirs.assigned_to, t)
      : t('websites.conflict', { title: theirs.title, status: t(`status.${theirs.status}`) })
  const action = { key: t('websites.conflict.again'), run: () => void apply([theirs], wish) }
  store.dispatch(showToast({ kind: 'warning', key, action }))
}

interface Made {
  readonly before: readonly Website[]
  readonly result: WishResult
  readonly wish: WebsiteWish
  readonly undo: Undo
}

/** Gives websites back what they were, by the server where it knows that; else by the opposite change. */
export async function takeBack({ before, result: { done, made }, wish, undo }: Made, around: Around): Promise<void> {
  const { store, t, apply } = around
  const { dispatch } = store
  for (const step of undoSteps(before, done, made.length > 0 ? besideWish(wish) : wish))
    void apply(step.websites, step.wish, { isUndo: true })
  const leave = (items: readonly UndoItem[]) => undo.keptAs && void dispatch(leaveOfAction(undo.keptAs, items))
  if (made.length === 0) return void leave([])
  const again = () => void takeBack({ before, result: { done, refused: [], conflicts: [], made }, wish, undo }, around)
  try {
    const taken = await dispatch(takeBackWish({ before, wish, made }))
    leave(taken.refused.map(({ change }) => ({ change })))
    tellTakenBack({ before, made, taken, wish }, around)
  } catch (thrown) {
    const { message, values } = toErrorObject(thrown)
    const [title = ''] = before.map((website) => website.title)
    const key = before.length === 1 ? t('websites.failed', { title, reason: t(message, values) }) : t(message, values)
    dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: again } }))
  }
}

interface Taken {
  readonly before: readonly Website[]
  readonly made: WishResult['made']
  readonly taken: TakenBackResult
  readonly wish: WebsiteWish
}

function tellTakenBack({ before, made, taken, wish }: Taken, { store, t, formats, explain }: Around): void {
  const { websites, refused, keptTodos } = taken
  const back = before.filter(({ id }) => websites.some((website) => website.id === id))
  const text = wishText(back, wish, { t, formats })
  if (back.length > 0 && text) store.dispatch(showToast({ kind: 'success', key: t('partner.general.undone', { text, todos: keptTodos }) }))
  const rows = refused.flatMap(({ change, error }) => {
    const id = made.find((one) => one.change === change)?.website
    return before.flatMap((website) => (website.id === id ? { website, error } : []))
  })
  // Nothing is asked for that the rules could be against: the reasons are the server's.
  if (rows.length > 0) explain({ wish: {}, rows, done: back.length })
}

/** The host refuses whoever comes second: the version that was read must still be the one there is (LE-04). */
export async function claimFor(me: User, website: Website, { store, t, apply }: Around): Promise<void> {
  const { dispatch } = store
  const now = await dispatch(fetchWebsite(website.id)).catch(() => website)
  if (now.assigned_to && now.assigned_to.id !== me.id) {
    dispatch(showToast({ kind: 'warning', key: takenText(now, now.assigned_to, t) }))
    dispatch(refreshWebsites())
  } else await apply([now], { assigned_to: me })
}

const takenText = ({ title }: Website, person: User, t: Translate) => t('websites.claim.taken', { title, name: fullName(person) })
