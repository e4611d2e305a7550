import type { RefObject } from 'react'
import { grantWish } from '../../../src/api/grantWish'
import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { WishResult } from '../../../src/api/wishResult'
import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import { type PageStore, reportError } from '../../../src/store'
import type { Colleague } from '../data/usePeople'
import type { ApplyOptions, Edits } from './Edits'
import type { Explanation } from './Explanation'
import { claimFor, takeBack, tellOutcome, type Undo } from './outcome'
import { type RulesContext, refusalsInTurn, refusalsOf } from './refusalsOf'
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

/** Without the question about many, which comes before. */
export function createEdits({ rules, people, lastUndo, ...words }: Surroundings): Omit<Edits, 'applyAll'> {
  const { store, t, formats } = words
  const { dispatch } = store
  const around = { ...words, apply }
  const report = (error: unknown) => {
    dispatch(reportError(error))
  }

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
    if (undo && wishText(open, wish, { t, formats })) lastUndo.current = undo.run
    const result = await sent
    if (result.done.length === 0 && lastUndo.current === undo?.run) lastUndo.current = undefined
    tellOutcome({ websites, open, blocked, wish, result, undo }, around)
    return new Set([...blocked, ...result.refused, ...result.conflicts].map(({ id }) => id))
  }

  /** Takes a change back, once, when it has arrived. */
  function undoOf(before: readonly Website[], wish: WebsiteWish, sent: Promise<WishResult>): Undo {
    const undo: Undo = {
      isUsed: false,
      run() {
        if (undo.isUsed) return
        undo.isUsed = true
        if (lastUndo.current === undo.run) lastUndo.current = undefined
        void sent.then((result) => takeBack({ before, result, wish, undo }, around)).catch(report)
      },
    }
    return undo
  }

  return {
    apply,
    async claim(website) {
      const me = people.find(({ id }) => id === rules.viewer.id)
      if (me) await claimFor(me, website, around).catch(report)
    },
    rules,
    people,
    refusalsOf: (website, wish) => refusalsOf(website, wish, rules),
    refusalsInTurn: (websites, wish) => refusalsInTurn(websites, wish, rules),
    undo: () => lastUndo.current?.(),
  }
}
