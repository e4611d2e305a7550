import type { Status, TimeGroup, TimeRounding } from '../../src/model'

/** What the report is about, as its fields have it; an empty text is no choice. */
export interface Filter {
  from: string
  to: string
  person: string
  status: Status | ''
  website: string
  group: TimeGroup
  round: TimeRounding | ''
}
