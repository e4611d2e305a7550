import type { ChangeStep } from '../../api/websiteChange'
import type { Website } from '../../contract'
import type { Wording } from '../../i18n'
import type { AskAboutMany } from '../../ui'
import { changeActs } from './fieldTexts'
import type { WebsiteChanges } from './WebsiteChanges'

interface Options extends Wording {
  readonly ask: AskAboutMany
  /** What whoever changes them should know before. */
  readonly warningsOf: (steps: readonly ChangeStep[]) => readonly string[]
}

type AskedChanges = Pick<WebsiteChanges, 'apply' | 'applyAll'>

/** Puts the question about many websites before their change. Whoever says no has changed none of them. */
export function askFirst(applyAll: WebsiteChanges['applyAll'], { ask, warningsOf, t, formats }: Options): AskedChanges {
  const isWanted = (steps: readonly ChangeStep[]): true | Promise<boolean> => {
    const acts = steps.map(({ websites, change }) => {
      const act = changeActs(change, { t, formats }).join(', ')
      return act && steps.length > 1 ? `${act} (${formats.number(websites.length)})` : act
    })
    // Another place in its column, or a change that came with a reason from a dialog that named the number.
    if (acts.every((act) => act === '')) return true
    return ask({ titles: steps.flatMap(({ websites }) => websites.map(({ title }) => title)), acts, warnings: warningsOf(steps) })
  }
  const asked: AskedChanges = {
    apply: (websites, change, options = {}) => asked.applyAll([{ websites, change }], options),
    applyAll(steps, options = {}) {
      const isAnswered = options.isUndo === true || options.override !== undefined
      const wanted = isAnswered || isWanted(steps)
      // Few are changed in the same moment.
      if (wanted === true) return applyAll(steps, options)
      return wanted.then(async (isYes) => {
        if (!isYes) return idsOf(steps.flatMap(({ websites }) => websites))
        // The question is gone before thousands are looked at.
        await new Promise((resolve) => setTimeout(resolve))
        return applyAll(steps, options)
      })
    },
  }
  return asked
}

const idsOf = (websites: readonly Website[]): ReadonlySet<number> => new Set(websites.map(({ id }) => id))
