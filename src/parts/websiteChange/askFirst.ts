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
export function askFirst(apply: WebsiteChanges['apply'], { ask, warningsOf, t, formats }: Options): AskedChanges {
  const isWanted = (steps: readonly ChangeStep[]): true | Promise<boolean> => {
    const acts = steps.map(({ websites, change }) => {
      const act = changeActs(change, { t, formats }).join(', ')
      return act && steps.length > 1 ? `${act} (${formats.number(websites.length)})` : act
    })
    // Another place in its column, or a change that came with a reason from a dialog that named the number.
    if (acts.every((act) => act === '')) return true
    return ask({ titles: steps.flatMap(({ websites }) => websites.map(({ title }) => title)), acts, warnings: warningsOf(steps) })
  }
  return {
    apply(websites, change, options = {}) {
      const isAnswered = options.isUndo === true || options.override !== undefined
      const wanted = isAnswered || isWanted([{ websites, change }])
      // Few are changed in the same moment.
      if (wanted === true) return apply(websites, change, options)
      return wanted.then((isYes) => (isYes ? apply(websites, change, options) : idsOf(websites)))
    },
    async applyAll(steps) {
      if (!(await isWanted(steps))) return idsOf(steps.flatMap(({ websites }) => websites))
      const refused = new Set<number>()
      for (const { websites, change } of steps) for (const id of await apply(websites, change)) refused.add(id)
      return refused
    },
  }
}

const idsOf = (websites: readonly Website[]): ReadonlySet<number> => new Set(websites.map(({ id }) => id))
