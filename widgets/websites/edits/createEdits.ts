import type { RefObject } from 'react'
import { grantWish } from '../../../src/api/grantWish'
import { fetchWebsite, refreshWebsites } from '../../../src/api/websites'
import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { WishResult } from '../../../src/api/wishResult'
import type { User, Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { filterSidebarClosed, type PageStore, showToast } from '../../../src/store'
import type { Colleague } from '../data/usePeople'
import type { ApplyOptions, Edits } from './Edits'
import type { ExplainedRow, Explanation } from './Explanation'
import { type RulesContext, refusalsOf } from './refusalsOf'
import { undoSteps } from './undoSteps'
import { wishText } from './wishText'

interface Surroundings {
  readonly store: PageStore
  readonly rules: RulesContext
  readonly people: readonly Colleague[]
  readonly t: Translate
  readonly formats: Formats
  readonly explain: (explanation: Explanation) => void
  readonly lastUndo: RefObject<(() => void) | undefined>
}

/** A refusal by the rules, which a dialog explains; everything else that fails is told by a toast. */
const REFUSED = 422

export function createEdits({ store, rules, people, t, formats, explain, lastUndo }: Surroundings): Edits {
  const { dispatch } = store

  async function apply(
    websites: readonly Website[],
    wish: WebsiteWish,
    { override, isUndo = false }: ApplyOptions = {},
  ): Promise<ReadonlySet<number>> {
    const isKnown = (website: Website) => override === undefined && refusalsOf(website, wish, rules).length > 0
    const blocked = websites.filter(isKnown)
    const open = websites.filter((website) => !blocked.includes(website))
    const sent = dispatch(grantWish(open, wish, { override }))
    const undo = isUndo ? undefined : undoOf(open, wish, sent)
    // From the first moment on: a key pressed before the server has answered means this change.
    if (undo && wishText(open, wish, { t, formats })) lastUndo.current = undo
    const result = await sent
    if (result.done.length > 0) tellDone(open, wish, result, undo)
    else if (lastUndo.current === undo) lastUndo.current = undefined
    tellRest(websites, wish, result, blocked)
    return new Set([...blocked, ...result.refused, ...result.conflicts].map(({ id }) => id))
  }

  /** Takes a change back, once, when it has arrived. */
  function undoOf(before: readonly Website[], wish: WebsiteWish, sent: Promise<WishResult>): () => void {
    let isUsed = false
    const undo = () => {
      if (isUsed) return
      isUsed = true
      if (lastUndo.current === undo) lastUndo.current = undefined
      void sent.then(({ done }) => {
        for (const step of undoSteps(before, done, wish)) void apply(step.websites, step.wish, { isUndo: true })
      })
    }
    return undo
  }

  function tellDone(before: readonly Website[], wish: WebsiteWish, { done }: WishResult, undo: (() => void) | undefined): void {
    dispatch(filterSidebarClosed())
    const ids = new Set(done.map(({ id }) => id))
    const text = wishText(
      before.filter(({ id }) => ids.has(id)),
      wish,
      { t, formats },
    )
    if (text) dispatch(showToast({ kind: 'success', key: text, ...(undo && { action: { key: 'partner.general.undo', run: undo } }) }))
  }

  function tellRest(websites: readonly Website[], wish: WebsiteWish, result: WishResult, blocked: readonly Website[]): void {
    const byId = new Map(websites.map((website) => [website.id, website]))
    const rows: ExplainedRow[] = blocked.map((website) => ({ website, error: null }))
    for (const { id, error } of result.refused) {
      const website = byId.get(id)
      if (website && (error.status === REFUSED || websites.length > 1)) rows.push({ website, error })
      else if (website) tellFailure(website, wish, t(error.message, error.values))
    }
    for (const theirs of result.conflicts) tellConflict(theirs, wish)
    if (rows.length > 0) explain({ wish, rows, done: result.done.length })
  }

  function tellFailure(website: Website, wish: WebsiteWish, reason: string): void {
    const key = t('websites.failed', { title: website.title, reason })
    dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: () => void apply([website], wish) } }))
  }

  function tellConflict(theirs: Website, wish: WebsiteWish): void {
    const key =
      wish.assigned_to && theirs.assigned_to
        ? takenText(theirs, theirs.assigned_to)
        : t('websites.conflict', { title: theirs.title, status: t(`status.${theirs.status}`) })
    const action = { key: t('websites.conflict.again'), run: () => void apply([theirs], wish) }
    dispatch(showToast({ kind: 'warning', key, action }))
  }

  /** The host refuses whoever comes second: the version that was read must still be the one there is (LE-04). */
  async function claim(website: Website): Promise<void> {
    const me = people.find(({ id }) => id === rules.viewer.id)
    const now = await dispatch(fetchWebsite(website.id)).catch(() => website)
    if (!me) return
    if (now.assigned_to && now.assigned_to.id !== me.id) {
      dispatch(showToast({ kind: 'warning', key: takenText(now, now.assigned_to) }))
      dispatch(refreshWebsites())
    } else await apply([now], { assigned_to: me })
  }

  const takenText = ({ title }: Website, person: User) => t('websites.claim.taken', { title, name: fullName(person) })

  return {
    apply,
    claim,
    rules,
    people,
    refusalsOf: (website, wish) => refusalsOf(website, wish, rules),
    undo: () => lastUndo.current?.(),
  }
}
