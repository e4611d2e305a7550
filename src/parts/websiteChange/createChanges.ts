import {
  type ChangeResult,
  changeWebsites,
  openChange,
  type OpenWork,
  refusalsOf,
  type RulesContext,
  type WebsiteChange,
  type WebsiteFacts,
} from '../../api/websiteChange'
import type { Website } from '../../contract'
import type { LastMove, Refusal } from '../../model'
import { serverNow } from '../../page'
import { reportError } from '../../store'
import type { Colleague } from '../people'
import { explainRefusals } from './refusal/explainRefusals'
import type { Explanation, Refused } from './refusal/Explanation'
import { changeText } from './fieldTexts'
import type { Presenter } from './outcome/Presenter'
import { startProgress } from './outcome/startProgress'
import { takeBack, type Undo } from './outcome/takeBack'
import { tellOutcome } from './outcome/tellOutcome'
import type { ApplyOptions, WebsiteChanges } from './WebsiteChanges'

/** What changes know of those before them. */
export interface ChangeMemory {
  lastUndo: (() => void) | undefined
  /** Which moves were the viewer's own, by website: each may go back. */
  readonly lastMoves: Map<number, LastMove>
}

interface Options extends Omit<Presenter, 'apply' | 'explain'> {
  readonly rules: RulesContext
  readonly people: readonly Colleague[]
  readonly explain: (explanation: Explanation) => void
  readonly memory: ChangeMemory
  /** What is still to be done for websites, where that is known. */
  readonly workOf: (id: number) => OpenWork | undefined
}

/** Without the question about many, which comes before. */
export function createChanges({ rules, people, memory, workOf, ...presenting }: Options): Omit<WebsiteChanges, 'applyAll' | 'showPortal'> {
  const { store, t, formats } = presenting
  const { dispatch, services } = store
  const knownOf = (id: number, work = workOf(id)): WebsiteFacts => ({ work, lastMove: memory.lastMoves.get(id) ?? null })
  const explain = (refused: Refused) => presenting.explain(explainRefusals(refused, { rules, knownOf, t }))
  const presenter: Presenter = { ...presenting, apply, explain }

  async function apply(websites: readonly Website[], change: WebsiteChange, options: ApplyOptions = {}): Promise<ReadonlySet<number>> {
    const { override, isUndo = false, work, onFailure } = options
    const isKnown = (website: Website) => override === undefined && refusals(website, change, work).length > 0
    const blocked = websites.filter(isKnown)
    const open = websites.filter((website) => !blocked.includes(website))
    const progress = startProgress(open.filter((website) => openChange(website, change)).length, presenting)
    const sent = dispatch(changeWebsites(open, change, { override }, progress)).finally(() => progress?.end())
    const undo = isUndo ? undefined : undoOf(open, change, sent)
    // From the first moment on: a key pressed before the server has answered means this change.
    if (undo && changeText(open, change, { t, formats })) memory.lastUndo = undo.run
    const result = await sent
    if (result.done.length === 0 && memory.lastUndo === undo?.run) memory.lastUndo = undefined
    rememberMoves(open, result)
    tellOutcome({ websites, open, blocked, change, result, undo, onFailure }, presenter)
    return new Set([...blocked, ...result.refused, ...result.conflicts.map(({ website }) => website)].map(({ id }) => id))
  }

  /** Takes a change back, once, when it has arrived. */
  function undoOf(before: readonly Website[], change: WebsiteChange, sent: Promise<ChangeResult>): Undo {
    const undo: Undo = {
      isUsed: false,
      run() {
        if (undo.isUsed) return
        undo.isUsed = true
        if (memory.lastUndo === undo.run) memory.lastUndo = undefined
        void sent
          .then((result) => takeBack({ before, result, change, undo }, presenter))
          .catch((error: unknown) => {
            dispatch(reportError(error))
          })
      },
    }
    return undo
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
