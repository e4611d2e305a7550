import {
  type ChangeResult,
  type ChangeStep,
  changeWebsites,
  openChange,
  type OpenWork,
  refusalsOf,
  type RulesContext,
  type WebsiteChange,
  type WebsiteFacts,
} from '../../api/websiteChange'
import type { Website } from '../../contract'
import { may, type Refusal } from '../../model'
import { serverNow } from '../../page'
import { reportError } from '../../store'
import type { Colleague } from '../people'
import { explainRefusals } from './refusal/explainRefusals'
import type { Explanation, Refused } from './refusal/Explanation'
import { changesText, waitingText } from './fieldTexts'
import { type ChangeMemory, createUndo, type Undo } from './outcome/createUndo'
import type { Presenter } from './outcome/Presenter'
import { startProgress } from './outcome/startProgress'
import { type AppliedPart, takeBack } from './outcome/takeBack'
import { reportOutcome } from './outcome/reportOutcome'
import type { ApplyOptions, WebsiteChanges } from './WebsiteChanges'

interface Options extends Omit<Presenter, 'apply' | 'applyAll' | 'explain'> {
  readonly rules: RulesContext
  readonly people: readonly Colleague[]
  readonly explain: (explanation: Explanation) => void
  readonly memory: ChangeMemory
  /** What is still to be done for websites, where that is known. */
  readonly workOf: (id: number) => OpenWork | undefined
}

/** Without the question about many, which comes before. */
export function createChanges({ rules, people, memory, workOf, ...presenting }: Options): Omit<WebsiteChanges, 'showPortal'> {
  const { store, t, formats } = presenting
  const { dispatch, services } = store
  const knownOf = (id: number, work = workOf(id)): WebsiteFacts => ({ work, lastMove: memory.lastMoves.get(id) ?? null })
  const explain = (refused: Refused) => presenting.explain(explainRefusals(refused, { rules, knownOf, t }))
  const apply: WebsiteChanges['apply'] = (websites, change, options) => applyAll([{ websites, change }], options)
  const presenter: Presenter = { ...presenting, apply, applyAll, explain }

  async function applyAll(steps: readonly ChangeStep[], options: ApplyOptions = {}): Promise<ReadonlySet<number>> {
    const { override, asStaff, isUndo = false, work, onUndone, ...telling } = options
    const isServerAsked = override !== undefined || telling.onFailure !== undefined
    const parts = steps.map(({ websites, change }) => {
      const blocked = websites.filter((website) => !isServerAsked && refusals(website, change, work).length > 0)
      const left = new Set(blocked)
      return { websites, change, blocked, open: websites.filter((website) => !left.has(website)) }
    })
    const progress = startProgress(
      parts.flatMap(({ open, change }) => open.filter((website) => openChange(website, change))).length,
      presenting,
    )
    const sending = new AbortController()
    const send = async ({ open, change }: (typeof parts)[number]) => {
      const about = waitingText(open, change, { t, formats })
      return dispatch(changeWebsites(open, change, { override, asStaff, about, signal: sending.signal }, progress?.part()))
    }
    const sent = Promise.all(parts.map(async (part) => ({ ...part, result: await send(part) }))).finally(() => progress?.end())
    const undo = isUndo ? undefined : undoOf(sent, sending, onUndone)
    // From the first moment on: a key pressed before the server has answered means this change.
    const opened = parts.map(({ open, change }) => ({ websites: open, change }))
    if (undo && changesText(opened, { t, formats })) memory.lastUndo = undo.run
    const ended = await sent
    if (ended.every(({ result }) => result.done.length === 0) && memory.lastUndo === undo?.run) memory.lastUndo = undefined
    for (const { open, result } of ended) rememberMoves(open, result)
    const again = await reportOutcome({ parts: ended, undo, ...telling }, presenter)
    const unchanged = ended.flatMap(({ blocked, result: { refused, conflicts } }) => [
      ...blocked,
      ...refused,
      ...conflicts.map(({ website }) => website),
    ])
    return again ?? new Set(unchanged.map(({ id }) => id))
  }

  /** Takes a change back when it has arrived; while it waits to be sent, it never is. */
  function undoOf(sent: Promise<readonly AppliedPart[]>, sending: AbortController, onUndone?: () => void): Undo {
    return createUndo(memory, (undo) => {
      sending.abort()
      onUndone?.()
      void sent
        .then((parts) => takeBack({ parts, undo }, presenter))
        .catch((error: unknown) => {
          dispatch(reportError(error))
        })
    })
  }

  function rememberMoves(before: readonly Website[], { done }: ChangeResult): void {
    for (const { id, status: to } of done) {
      const from = before.find((website) => website.id === id)?.status
      if (from && to && from !== to) memory.lastMoves.set(id, { from, to, by: rules.viewer.id, at: serverNow(services.page) })
    }
  }

  const refusals = (website: Website, change: WebsiteChange, work?: OpenWork, ahead = 0): readonly Refusal[] =>
    refusalsOf(website, change, { ...rules, ahead }, knownOf(website.id, work))

  return {
    apply,
    applyAll,
    may: (action) => may(action, rules.viewer.roles) !== 'none',
    rules,
    people,
    refusalsOf: (website, change, work) => refusals(website, change, work),
    refusalsInTurn(websites, change) {
      // Those that go before take room in a status.
      let ahead = 0
      return websites.map((website) => {
        const found = refusals(website, change, undefined, ahead)
        if (found.length === 0 && website.status !== change.status) ahead += 1
        return found
      })
    },
    undo: () => memory.lastUndo?.(),
  }
}
