import { useMemo } from 'react'
import { useTeamLimits } from '../../../src/api/limits'
import { useWorkflowChecksQuery } from '../../../src/api/websites'
import { api_partner_account } from '../../../src/contract'
import { useIsland, useToday } from '../../../src/islands'
import { PARTNER_SETTINGS_DEFAULTS, type ValidationFlag } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { selectUser, useAppSelector } from '../../../src/store'
import { type Colleague, toStaffPerson } from '../data/usePeople'
import type { RulesContext } from './refusalsOf'

/** What the rules of the workflow ask for. Whoever may not see the settings knows of a check from the first refusal on. */
export function useRulesContext(people: readonly Colleague[], learned: readonly ValidationFlag[]): RulesContext {
  const { page, router } = useIsland()
  const user = useAppSelector(selectUser)
  const today = useToday()
  const limits = useTeamLimits()
  const { data: checks } = useWorkflowChecksQuery(undefined, { skip: !router.has(api_partner_account.name) })
  return useMemo(
    () => ({
      viewer: { id: user?.id ?? 0, roles: user?.roles ?? [] },
      settings: {
        ...PARTNER_SETTINGS_DEFAULTS.validationSettings,
        ...checks,
        ...Object.fromEntries(learned.map((flag) => [flag, true])),
      },
      activeStatuses: page.config.websiteStatuses,
      people: people.map(toStaffPerson),
      limits,
      today,
      now: serverNow(page),
    }),
    [user, people, limits, today, checks, learned, page],
  )
}
