import { type WebsiteWish, wishBack } from '../../../src/api/websiteWish'
import type { Website, WebsiteChange } from '../../../src/contract'

export interface UndoStep {
  readonly websites: readonly Website[]
  readonly wish: WebsiteWish
}

/** What takes a change back: websites that had the same before go back together. */
export function undoSteps(before: readonly Website[], after: readonly WebsiteChange[], wish: WebsiteWish): UndoStep[] {
  const now = new Map(after.map((change) => [change.id, change]))
  const steps = new Map<string, { websites: Website[]; wish: WebsiteWish }>()
  for (const website of before) {
    const change = now.get(website.id)
    if (!change) continue
    const back = wishBack(website, wish)
    const key = JSON.stringify(back)
    const step = steps.get(key) ?? { websites: [], wish: back }
    // The server leaves out what has not changed.
    step.websites.push({ ...website, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) })
    steps.set(key, step)
  }
  return [...steps.values()].filter((step) => Object.keys(step.wish).length > 0)
}
