import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import type { AskAboutMany } from '../../../src/ui'
import type { Edits, EditStep } from './Edits'
import { wishActs } from './wishActs'

interface Options {
  readonly ask: AskAboutMany
  readonly t: Translate
  readonly formats: Formats
}

type Asking = Pick<Edits, 'apply' | 'applyAll'>

/** Puts the question about many websites before their change. Whoever says no has changed none of them. */
export function askFirst(apply: Edits['apply'], { ask, t, formats }: Options): Asking {
  const isWanted = (steps: readonly EditStep[]): true | Promise<boolean> => {
    const acts = steps.map(({ websites, wish }) => {
      const act = wishActs(wish, { t, formats }).join(', ')
      return act && steps.length > 1 ? `${act} (${formats.number(websites.length)})` : act
    })
    // Another place in its column, or a change that came with a reason from a dialog that named the number.
    if (acts.every((act) => act === '')) return true
    return ask({ titles: steps.flatMap(({ websites }) => websites.map(({ title }) => title)), acts })
  }
  return {
    apply(websites, wish, options = {}) {
      const isAnswered = options.isUndo === true || options.override !== undefined
      const wanted = isAnswered || isWanted([{ websites, wish }])
      // Few are changed in the same moment.
      if (wanted === true) return apply(websites, wish, options)
      return wanted.then((isYes) => (isYes ? apply(websites, wish, options) : idsOf(websites)))
    },
    async applyAll(steps) {
      if (!(await isWanted(steps))) return idsOf(steps.flatMap(({ websites }) => websites))
      const refused = new Set<number>()
      for (const { websites, wish } of steps) for (const id of await apply(websites, wish)) refused.add(id)
      return refused
    },
  }
}

const idsOf = (websites: readonly Website[]): ReadonlySet<number> => new Set(websites.map(({ id }) => id))
