import { useMemo } from 'react'
import { useTeamLimits } from '../../api/account'
import type { RulesContext } from '../../api/websiteChange'
import { useWorkflowChecksQuery } from '../../api/websites'
import { api_partner_account, type WebsiteDetails } from '../../contract'
import { useIsland, useToday } from '../../islands'
import { PARTNER_SETTINGS_DEFAULTS, VALIDATION_FLAGS, type ValidationFlag } from '../../model'
import { serverNow } from '../../page'
import { selectUser, useAppSelector } from '../../store'
import { type Colleague, toStaffPerson } from '../people'

interface Options {
  readonly people: readonly Colleague[]
  /** The checks that refusals have named so far: whoever may not see the settings knows of them only so. */
  readonly learned: readonly ValidationFlag[]
  /** The screen is about one website, whose details name the checks. */
  readonly isAboutOne: boolean
  readonly details: WebsiteDetails | undefined
}

/** What the rules of the workflow ask for. */
export function useRulesContext({ people, learned, isAboutOne, details }: Options): RulesContext {
  const { page, router } = useIsland()
  const user = useAppSelector(selectUser)
  const today = useToday()
  const limits = useTeamLimits()
  const { data: checks } = useWorkflowChecksQuery(undefined, { skip: isAboutOne || !router.has(api_partner_account.name) })
  const told = details?.groups['validation']
  return useMemo(
    () => ({
      // Whoever only looks changes as little as somebody without a role.
      viewer: { id: user?.id ?? 0, roles: page.isViewOnly ? [] : (user?.roles ?? []) },
      settings: {
        ...PARTNER_SETTINGS_DEFAULTS.validationSettings,
        ...checks,
        ...Object.fromEntries(
          VALIDATION_FLAGS.filter((flag) => told?.[flag] === true || learned.includes(flag)).map((flag) => [flag, true]),
        ),
      },
      activeStatuses: page.config.websiteStatuses,
      people: people.map(toStaffPerson),
      limits,
      today,
      now: serverNow(page),
    }),
    [user, people, limits, today, checks, told, learned, page],
  )
}
