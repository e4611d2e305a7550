import type { ChangedWebsite, Website } from '../../contract'
import { definedOf } from '../websites'
import { changeBack } from './ofChange'
import type { WebsiteChange } from './WebsiteChange'

/** Some of the websites that are changed in one go, and what becomes of them. */
export interface ChangeStep {
  readonly websites: readonly Website[]
  readonly change: WebsiteChange
}

/** What takes a change back: websites that had the same before go back together. */
export function undoSteps(before: readonly Website[], done: readonly ChangedWebsite[], change: WebsiteChange): ChangeStep[] {
  const now = new Map(done.map((one) => [one.id, one]))
  const steps = new Map<string, { websites: Website[]; change: WebsiteChange }>()
  for (const website of before) {
    const answer = now.get(website.id)
    if (!answer) continue
    const back = changeBack(website, change)
    const key = JSON.stringify(back)
    const step = steps.get(key) ?? { websites: [], change: back }
    step.websites.push({ ...website, ...definedOf(answer) })
    steps.set(key, step)
  }
  return [...steps.values()].filter((step) => Object.keys(step.change).length > 0)
}
