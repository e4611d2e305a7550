import { useState } from 'react'
import type { User, Website } from '../../../src/contract'
import { isAway } from '../../../src/parts/people'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useDiscarded } from '../../../src/store'
import { type Plan, suggestPlan } from './suggestPlan'

const NO_PLAN: Plan = new Map()

/** Who is to get what, to be looked over before it is sent (AS-02). */
export function usePlan(items: readonly Website[]) {
  const { applyAll, people, refusalsOf, rules } = useWebsiteChanges()
  const [plan, setPlan] = useState(NO_PLAN)
  const discarded = useDiscarded(plan.size > 0)
  const planned = items.filter(({ id }) => plan.has(id))
  const plannedFor = (personId: number) => planned.filter(({ id }) => plan.get(id)?.person.id === personId)

  return {
    plan,
    planned,
    plannedFor,
    suggest() {
      const present = people.filter((person) => person.active && !isAway(person, rules.today))
      const mayHave = (website: Website, person: User) => refusalsOf(website, { assigned_to: person }).length === 0
      setPlan(suggestPlan(items, { people: present, mayHave }))
    },
    /** Plans somebody else for websites, or nobody. */
    choose(websites: readonly Website[], chosen: User | null) {
      const person = people.find(({ id }) => id === chosen?.id)
      setPlan((before) => {
        const next = new Map(before)
        for (const { id } of websites) {
          if (person) next.set(id, { person, reasons: [], load: person.openWebsites })
          else next.delete(id)
        }
        return next
      })
    },
    async send() {
      const takers = new Map(planned.map(({ id }) => [plan.get(id)?.person.id, plan.get(id)?.person]))
      const steps = [...takers.values()].flatMap((person) =>
        person ? [{ websites: plannedFor(person.id), change: { assigned_to: person } }] : [],
      )
      const refused = await applyAll(steps)
      // Whoever did not want it after all keeps the plan.
      if (refused.size < planned.length) setPlan(NO_PLAN)
    },
    discard() {
      setPlan(NO_PLAN)
      discarded(() => setPlan(plan))
    },
  }
}

export type PlanState = ReturnType<typeof usePlan>
