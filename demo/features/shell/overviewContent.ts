import { GOALS, may, WEBSITES_PART } from '../../../src/model'
import { countsOf } from '../websites/list/countsOf'
import { overviewOf } from './queries'
import type { HostContext, Viewer } from '../../kernel/context'
import type { FirstCalls } from '../../pages/pageData'
import { presentRecent } from '../websites/list/recentWebsites'
import { viewCounts } from '../websites/list/viewCounts'

/** What there is to do, what moved last, and what a new partner should still try. */
export async function overviewContent(c: HostContext, viewer: Viewer) {
  const services = c.get('services')
  const { counts, websites, goals: reached } = await overviewOf(services.db, countsOf(services, viewer))
  const goals = GOALS.map((name) => ({ name, done: reached[name] }))
  return {
    firstCalls: { ...firstCallsOf(c, viewer), '/goals': { result: reached } },
    overview: {
      forename: viewer.forename || viewer.name || viewer.email,
      counts: viewCounts(c, viewer, counts),
      websites: presentRecent(c, viewer, websites),
      goals,
      goals_done: goals.filter(({ done }) => done).length,
      // The island of its own, until all is done or the person has seen enough of it.
      shows_goals: goals.some(({ done }) => !done) && !viewer.preferences['goalsDismissed'],
    },
  }
}

/** The first cards of the board, as the islands ask for them; an address that says more shows other things first. */
function firstCallsOf(c: HostContext, viewer: Viewer): FirstCalls {
  const isPlain = Object.keys(c.req.query()).length === 0 && may('see_websites', viewer.roles) !== 'none'
  if (!isPlain) return {}
  const values = may('see_contract', viewer.roles) === 'none' ? {} : { '/api/contracts/values?view=overview': null }
  return { [`/api/websites?view=overview&limit=${WEBSITES_PART}&page=1`]: null, ...values }
}
