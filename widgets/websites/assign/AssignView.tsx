import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Pagination, Skeleton } from '../../../src/ui'
import { useWebsiteList } from '../data/useWebsiteList'
import { isAway } from '../data/usePeople'
import { useEdits } from '../edits/Edits'
import { NO_FILTERS } from '../filters/Filter'
import { ListEmpty } from '../list/ListEmpty'
import type { ViewParts } from '../view/ViewParts'
import { AssignRow } from './AssignRow'
import styles from './assign.module.css'
import { StaffCard } from './StaffCard'
import { type Plan, suggestPlan } from './suggestPlan'

const NO_PLAN: Plan = new Map()

/** Who gets what: websites on one side, people and their work on the other. Nothing is sent before the plan is applied (AS-01, AS-02). */
export default function AssignView({ view, state, selection, onChange }: ViewParts) {
  const t = useMessages()
  const { apply, people, refusalsOf, rules } = useEdits()
  const list = useWebsiteList(view, state)
  const [plan, setPlan] = useState(NO_PLAN)
  const { items } = list
  const planned = items.filter(({ id }) => plan.has(id))
  const present = people.filter(({ active }) => active)

  if (list.isLoading) return <Skeleton shape="block" height="320px" />
  if (list.error || items.length === 0)
    return (
      <ListEmpty view={view} state={state} error={list.error} onRetry={list.refetch} onClear={() => onChange({ filters: NO_FILTERS })} />
    )

  const set = (ids: readonly number[], suggestion: Parameters<typeof suggestPlan>[1]['people'][number] | null) =>
    setPlan((before) => {
      const next = new Map(before)
      for (const id of ids) {
        if (suggestion) next.set(id, { person: suggestion, reasons: [], load: suggestion.assignedWebsites })
        else next.delete(id)
      }
      return next
    })
  const suggest = () =>
    setPlan(
      suggestPlan(items, {
        people: present,
        mayHave: (website, person) =>
          refusalsOf(website, { assigned_to: person }).length === 0 &&
          !people.some((one) => one.id === person.id && isAway(one, rules.today)),
      }),
    )
  const applyPlan = async () => {
    const ofPerson = new Map(planned.map(({ id }) => [plan.get(id)?.person.id, plan.get(id)?.person]))
    for (const person of ofPerson.values())
      if (person) {
        await apply(
          planned.filter(({ id }) => plan.get(id)?.person.id === person.id),
          { assigned_to: person },
        )
      }
    setPlan(NO_PLAN)
  }
  const toggled = selection.websites.filter(({ id }) => items.some((website) => website.id === id))

  return (
    <div className={styles.plan}>
      <section className={styles.websites} aria-label={t('view.assign')}>
        <header className={styles.head}>
          <p className={styles.lead}>{t('websites.count', { count: list.pagination.total })}</p>
          <Button icon={Sparkles} size="sm" onClick={suggest}>
            {t('websites.plan.suggest')}
          </Button>
          <Button size="sm" variant="primary" disabled={planned.length === 0} onClick={() => void applyPlan()}>
            {t('websites.plan.apply', { count: planned.length })}
          </Button>
          {planned.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setPlan(NO_PLAN)}>
              {t('partner.general.discard')}
            </Button>
          )}
        </header>
        <ul className={styles.rows}>
          {items.map((website) => (
            <AssignRow
              key={website.id}
              website={website}
              suggestion={plan.get(website.id) ?? null}
              isSelected={selection.ids.has(website.id)}
              onSelect={() => selection.toggle(website)}
              onChoose={(person) => set([website.id], people.find(({ id }) => id === person?.id) ?? null)}
            />
          ))}
        </ul>
        <Pagination page={state.page} pages={list.pagination.pages} onPage={(page) => onChange({ page }, { push: true })} />
      </section>
      <section className={styles.staff} aria-label={t('websites.plan.staff')}>
        {present.map((person) => (
          <StaffCard
            key={person.id}
            person={person}
            planned={planned.filter(({ id }) => plan.get(id)?.person.id === person.id)}
            selected={toggled}
            onTake={() => {
              set(
                toggled.map(({ id }) => id),
                person,
              )
              selection.clear()
            }}
          />
        ))}
      </section>
    </div>
  )
}
