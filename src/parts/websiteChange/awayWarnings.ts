import type { ChangeStep } from '../../api/websiteChange'
import type { Wording } from '../../i18n'
import { fullName, type IsoDay } from '../../model'
import type { Colleague } from '../people'
import { awayText } from './awayText'

interface Options extends Wording {
  readonly people: readonly Colleague[]
  readonly today: IsoDay
  /** Whoever takes something knows where they are. */
  readonly me: number
}

/** Who is not there of those that websites would be assigned to, and until when. */
export function awayWarnings(steps: readonly ChangeStep[], { people, today, me, ...wording }: Options): string[] {
  const assignees = new Set(steps.flatMap(({ websites, change }) => newAssignee(websites, change) ?? []))
  return people.flatMap((person) => {
    const away = assignees.has(person.id) && person.id !== me ? awayText(person, today, wording) : null
    return away === null ? [] : [`${fullName(person)}: ${away}`]
  })
}

function newAssignee(websites: ChangeStep['websites'], { assigned_to: person }: ChangeStep['change']): number | undefined {
  return person && websites.some((website) => website.assigned_to?.id !== person.id) ? person.id : undefined
}
