import type { User, Website } from '../../../src/contract'
import { authorisationRoles } from '../../../src/model'
import type { Colleague } from '../../../src/parts/people'

/** Why somebody is suggested. */
export type Reason = 'role' | 'present' | 'least' | 'known'

export interface Suggestion {
  readonly person: Colleague
  readonly reasons: readonly Reason[]
  /** Websites in work that the person has, those of the plan included. */
  readonly load: number
}

export type Plan = ReadonlyMap<number, Suggestion>

interface Candidates {
  readonly people: readonly Colleague[]
  /** Whether the rules let this person have this website today. */
  readonly mayHave: (website: Website, person: User) => boolean
}

const BUILDERS: readonly string[] = ['design', 'editor']

/** Gives each website to whoever has the least, among those who may have it and build websites (AS-02). */
export function suggestPlan(websites: readonly Website[], { people, mayHave }: Candidates): Plan {
  const load = new Map(people.map(({ id, openWebsites }) => [id, openWebsites]))
  const loadOf = ({ id }: Colleague) => load.get(id) ?? 0
  const plan = new Map<number, Suggestion>()
  for (const website of websites) {
    const able = people.filter((person) => person.active && mayHave(website, person))
    const builders = able.filter(isBuilder)
    const known = builders.filter(({ id }) => knows(id, website))
    const [person] = (known.length > 0 ? known : builders.length > 0 ? builders : able).toSorted(
      (a, b) => loadOf(a) - loadOf(b) || a.openTodos - b.openTodos,
    )
    if (!person) continue
    load.set(person.id, loadOf(person) + 1)
    plan.set(website.id, { person, load: loadOf(person), reasons: reasonsFor(person, known) })
  }
  return plan
}

/** From earlier work for the customer, on this website or another one. */
const knows = (id: number, { designed_by, serviced_by, known_by }: Website): boolean =>
  id === designed_by?.id || id === serviced_by?.id || known_by.includes(id)

const isBuilder = ({ roles }: Colleague): boolean => authorisationRoles(roles).some((role) => BUILDERS.includes(role))

function reasonsFor(person: Colleague, known: readonly Colleague[]): Reason[] {
  const reasons: (Reason | false)[] = [known.includes(person) ? 'known' : 'least', isBuilder(person) && 'role', 'present']
  return reasons.filter((reason) => reason !== false)
}
