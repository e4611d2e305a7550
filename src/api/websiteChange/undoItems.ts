import { type ChangedWebsite, partner_website_data, type UndoCall, type UndoCalls, type UndoItem, type Website } from '../../contract'
import { plainValue } from '../call/plainValue'
import type { ChangeCall } from './ChangeCall'
import type { MadeChange } from './ChangeResult'
import { definedOf } from '../websites'
import { callsOf, changeBack, fieldsOf, marksOf, openChange, shownAfter } from './ofChange'
import type { WebsiteChange } from './WebsiteChange'

/** A change that the server has made. */
interface DoneChange {
  /** The websites before the change, and what the server says of them since. */
  readonly before: readonly Website[]
  readonly done: readonly ChangedWebsite[]
  readonly change: WebsiteChange
  /** By what the server takes it back; none where it does not say. */
  readonly made?: readonly MadeChange[]
  /** IANA name of the partner's zone. */
  readonly zone: string
}

/** What takes a change of websites back, as data. */
export function undoItems({ made = [], ...rest }: DoneChange): UndoItem[] {
  if (made.length === 0) return callsBack(rest)
  return [...made.map(({ change }) => ({ change })), ...callsBack({ ...rest, change: marksOf(rest.change) })]
}

function callsBack({ before, done, change, zone }: DoneChange): UndoCalls[] {
  const changed = new Map(done.map((one) => [one.id, one]))
  const now = new Date()
  return before.flatMap((website) => {
    const answer = changed.get(website.id)
    if (!answer) return []
    const after: Website = { ...website, ...definedOf(shownAfter(website, change, now)), ...definedOf(answer) }
    const back = openChange(after, changeBack(website, change))
    if (!back) return []
    const look = { route: partner_website_data.name, params: { website: website.id } }
    return [{ look, was: plain(fieldsOf(after, back)), calls: callsOf(after, back, { zone }).map(({ call }) => described(call)) }]
  })
}

const plain = (values: object): UndoCalls['was'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))

const described = ({ route, args: { params = {}, body }, version }: ChangeCall): UndoCall => ({
  route: route.name,
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? null])),
  ...(isFields(body) && { body }),
  ...(version && { version }),
})

/** The bodies of changes are records of fields. */
const isFields = (body: unknown): body is NonNullable<UndoCall['body']> => typeof body === 'object' && body !== null
