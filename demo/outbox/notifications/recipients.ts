import { isAwayOn, mayOn, NOTICES, type NotificationFlag, type ScopedWebsite, SHOWN_AT_FIRST } from '../../../src/model'
import type { Notice } from '../../kernel/News'

export interface Addressee {
  readonly id: number
  readonly roles: readonly string[]
  readonly notification_settings: Readonly<Record<string, boolean>>
  readonly app_notifications: Readonly<Record<string, boolean>> | null
  readonly inactive_from: string | null
  readonly inactive_until: string | null
  readonly substitute_id: number | null
}

export interface Recipient<Person> {
  readonly person: Person
  readonly byMail: boolean
  readonly inApp: boolean
  /** Whom they stand in for. */
  readonly standsInFor: Person | undefined
}

interface Occasion {
  readonly website: ScopedWebsite
  readonly followers: ReadonlySet<number>
  /** Who did it, and knows. */
  readonly actor: number | null
  readonly today: string
}

/**
 * Who is told of it, and how: those whom a flag means that they have set (PR-02). Whoever stands in for somebody away hears in any case of what
 * that person is given and of what customers write; nobody hears of a website they may not see, or twice.
 */
export function recipientsOf<Person extends Addressee>(notice: Notice, team: readonly Person[], occasion: Occasion): Recipient<Person>[] {
  const { website, followers, actor, today } = occasion
  const told = new Map<number, Recipient<Person>>()
  const add = (person: Person | undefined, { byMail, inApp }: { byMail: boolean; inApp: boolean }, standsInFor?: Person) => {
    if (!person || person.id === actor || !mayOn('see_websites', person, website)) return
    const before = told.get(person.id)
    if (!before && !byMail && !inApp) return
    const both = { byMail: byMail || before?.byMail === true, inApp: inApp || before?.inApp === true }
    told.set(person.id, { person, ...both, standsInFor: before ? before.standsInFor : standsInFor })
  }
  const audiences = {
    everybody: () => true,
    team: ({ id }: Person) => worksOn(website, id),
    followers: ({ id }: Person) => followers.has(id),
    person: ({ id }: Person) => id === notice.to,
  }
  for (const [flag, audience] of NOTICES[notice.kind]) {
    const meant = team.filter(audiences[audience])
    for (const person of meant) add(person, channelsOf(person, flag))
    if (audience !== 'person' && notice.kind !== 'customerEmail') continue
    for (const person of meant.filter((one) => isAway(one, today)))
      add(
        team.find(({ id }) => id === person.substitute_id),
        { byMail: true, inApp: true },
        person,
      )
  }
  return [...told.values()]
}

const channelsOf = ({ notification_settings: mail, app_notifications: app }: Addressee, flag: NotificationFlag) => ({
  byMail: mail[flag] === true,
  inApp: app ? app[flag] === true : SHOWN_AT_FIRST.includes(flag),
})

const isAway = ({ inactive_from: from, inactive_until: until }: Addressee, today: string): boolean => isAwayOn({ from, until }, today)

const worksOn = ({ assigned_to, closed_by, designed_by, serviced_by }: ScopedWebsite, id: number): boolean =>
  [assigned_to, closed_by, designed_by, serviced_by].some((person) => person?.id === id)
