import type { Tag, User } from '../../contract'
import type { DueMove, IsoDay, Status } from '../../model'

/** Why something is done; it is written to the log. */
interface WithReason {
  readonly reason: string
}

interface Values {
  readonly title: string
  readonly status: Status
  readonly assigned_to: User | null
  readonly due_date: IsoDay | null
  /** In place of `due_date`: so many working days on, each website from its own day or all from today. */
  readonly move_due: DueMove & WithReason & { readonly today: IsoDay }
  readonly closed_by: User | null
  readonly designed_by: User | null
  readonly serviced_by: User | null
  readonly label: string | null
  /** The place in its column. */
  readonly rank: number
  /** Put off until a day; null brings it back. */
  readonly snoozed: ({ readonly until: IsoDay } & WithReason) | null
  /** Given up; null brings it back. */
  readonly lost: WithReason | null
  /** How the customer came to us; null for nothing known. */
  readonly lead_source: string | null
  /** What the order may bring, in minor units. */
  readonly lead_value: number | null
  readonly following: boolean
  readonly starred: boolean
  readonly addTags: readonly Tag[]
  readonly removeTags: readonly Tag[]
}

/** What shall become different about websites. What is absent stays. */
export type WebsiteChange = Partial<Values>

export type ChangeField = keyof WebsiteChange

/** What a change may say of a field. */
export type ValueOf<Field extends ChangeField> = Values[Field]
