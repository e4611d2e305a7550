import type { LogLine } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { noteOnWebsite } from '../../db/writers/noteOnWebsite'

/** Says how long the work on a website may take; null for no limit. */
export function setBudget(services: Services, viewer: Viewer, websiteId: number, minutes: number | null): Promise<void> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    if (website.time_budget_minutes === minutes) return {}
    await noteOnWebsite(db, websiteId, { time_budget_minutes: minutes })
    const line: LogLine = minutes === null ? { kind: 'budget.removed', values: {} } : { kind: 'budget', values: { time: minutes } }
    return { log: [{ website, line }], publish: [{ kind: 'website', websiteId }] }
  })
}
