import { useOpenMessagesQuery, useOpenTodosQuery } from '../../../src/api'
import { useTeamLimits } from '../../../src/api/limits'
import type { WebsiteDetails } from '../../../src/contract'
import { useIsland, useToday } from '../../../src/islands'
import { type LastMove, type TransitionContext, type ValidationFlag } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { selectUser, useAppSelector } from '../../../src/store'
import { toStaffPerson, useColleagues } from '../people/colleagues'
import { knownSettings } from './validationFlags'

interface Given {
  readonly website: WebsiteDetails
  readonly refused: readonly ValidationFlag[]
  readonly lastMove: LastMove | null
}

/** Everything the rules of the workflow ask for, as far as the page knows it. The server asks the same function with its own data. */
export function useTransitionContext({ website, refused, lastMove }: Given): Omit<TransitionContext, 'change'> {
  const { page } = useIsland()
  const user = useAppSelector(selectUser)
  const today = useToday()
  const people = useColleagues()
  const settings = knownSettings(website, refused)
  const { data: todos = [] } = useOpenTodosQuery(website.id, { skip: !settings.validateUndoneEntries })
  const { data: messages = [] } = useOpenMessagesQuery(website.id, { skip: !settings.validateUndoneEntries })
  return {
    website: { ...website, lastMove },
    viewer: { id: user?.id ?? 0, roles: user?.roles ?? [] },
    settings,
    activeStatuses: page.config.websiteStatuses,
    people: people.map(toStaffPerson),
    todos,
    messages,
    limits: useTeamLimits(),
    today,
    now: serverNow(page),
  }
}
