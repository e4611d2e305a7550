import {
  api_partner_follow,
  api_partner_star,
  api_website_details_property,
  api_website_due_date,
  api_website_tag_add,
  api_website_tag_remove,
  api_website_workflow,
  type Body,
  partner_website_assign,
  partner_website_status,
  type Tag,
  type User,
  type Website,
} from '../../contract'
import { instantOfDay, movedDue } from '../../model'
import { call } from '../call/call'
import { isSameValue, plainValue } from '../call/plainValue'
import type { ChangeCall } from './ChangeCall'
import type { FieldRule } from './FieldRule'
import type { ChangeField, ValueOf } from './WebsiteChange'

type Fields = { readonly [Field in ChangeField]: FieldRule<ValueOf<Field>> }

/** All there is to know about the fields of a change, in the order in which one website is changed. */
export const FIELDS: Fields = {
  title: {
    ...ofItself('title'),
    calls: ({ id }, value) => [
      {
        ...call(api_website_details_property).query({ params: { id, group: 'website', property: 'title' }, body: { value } }),
        version: 'body',
      },
    ],
  },
  // Before the status, about which the rules may ask who has the website and until when.
  assigned_to: {
    ...ofItself('assigned_to'),
    calls: ({ id }, person) => [
      { ...call(partner_website_assign).query({ params: { website: id, staff: person?.id ?? null } }), version: 'ifMatch' },
    ],
    bulk: (person) => ({ assigned_to: person?.id ?? null }),
  },
  due_date: {
    ...ofItself('due_date'),
    calls: ({ id }, day, { zone }) => [dueCall(id, { dueDate: day === null ? null : instantOfDay(day, zone) })],
    bulk: (due_date) => ({ due_date }),
  },
  move_due: {
    of: 'due_date',
    open: ({ due_date }, move) => (movedDue(due_date, move, move.today) === due_date ? undefined : move),
    shown: ({ due_date }, move) => ({ due_date: movedDue(due_date, move, move.today) }),
    calls: ({ id, due_date }, move, { zone }) => {
      const dueDate = instantOfDay(movedDue(due_date, move, move.today), zone)
      return [dueCall(id, { dueDate, reason: move.reason })]
    },
    bulk: ({ days, from, reason }) => ({ move_due: { days, from, reason } }),
    back: ({ due_date }) => ({ due_date }),
  },
  status: {
    ...ofItself('status'),
    // A move ends both pauses.
    shown: (website, status, now) =>
      status === website.status ? {} : { status, status_date: now.toISOString(), status_age: 0, snoozed: null, lost: null },
    calls: ({ id }, status, { override }) => [
      {
        ...call(partner_website_status).query({ params: { website: id }, body: { status, ...(override && { override }) } }),
        version: 'body',
      },
    ],
    bulk: (status) => ({ status }),
    back: ({ status, snoozed, lost }) => ({ status, ...(snoozed && { snoozed }), ...(lost && { lost: { reason: lost.reason } }) }),
  },
  // Nobody else's place is lost by it, so no version is asked for.
  rank: {
    ...ofItself('rank'),
    calls: ({ id }, rank) => [call(api_website_workflow).query({ params: { website: id }, body: { rank } })],
    back: ({ rank }) => (rank === undefined ? {} : { rank }),
  },
  snoozed: {
    ...ofItself('snoozed'),
    calls: ({ id }, snoozed) => [workflowCall(id, { snoozed })],
    bulk: (snoozed) => ({ snoozed }),
  },
  lost: {
    ...ofItself('lost'),
    shown: (_, lost, now) => ({ lost: lost && { ...lost, at: now.toISOString() } }),
    calls: ({ id }, lost) => [workflowCall(id, { lost })],
    bulk: (lost) => ({ lost }),
    back: ({ lost }) => ({ lost: lost && { reason: lost.reason } }),
  },
  lead_source: {
    ...ofItself('lead_source'),
    calls: ({ id }, lead_source) => [workflowCall(id, { lead_source })],
    bulk: (lead_source) => ({ lead_source }),
  },
  lead_value: {
    ...ofItself('lead_value'),
    calls: ({ id }, lead_value) => [workflowCall(id, { lead_value })],
    bulk: (lead_value) => ({ lead_value }),
  },
  closed_by: { ...ofItself('closed_by'), calls: ({ id }, person) => [workflowCall(id, { closed_by: idOf(person) })] },
  designed_by: { ...ofItself('designed_by'), calls: ({ id }, person) => [workflowCall(id, { designed_by: idOf(person) })] },
  serviced_by: { ...ofItself('serviced_by'), calls: ({ id }, person) => [workflowCall(id, { serviced_by: idOf(person) })] },
  label: { ...ofItself('label'), calls: ({ id }, label) => [workflowCall(id, { label })] },
  starred: {
    ...ofItself('starred'),
    isMark: true,
    calls: ({ id }, starred) => [call(api_partner_star).query({ params: { website: id }, body: { starred } })],
    bulk: (star) => ({ star }),
  },
  following: {
    ...ofItself('following'),
    isMark: true,
    calls: ({ id }, following) => [
      call(api_partner_follow).query({ params: { type: 'website', resourceId: id }, query: { following: following ? '1' : '0' } }),
    ],
    bulk: (follow) => ({ follow }),
  },
  addTags: {
    of: 'tags',
    isMark: true,
    open: ({ tags }, added) => someOf(added.filter((tag) => !has(tags, tag))),
    shown: ({ tags }, added) => ({ tags: [...tags, ...added.filter((tag) => !has(tags, tag))].toSorted((a, b) => a.sort - b.sort) }),
    calls: ({ id }, added) => added.map((tag) => call(api_website_tag_add).query({ params: { website: id, tag: tag.id } })),
    bulk: (added) => ({ addTags: added.map(idOfTag) }),
    back: (_, removeTags) => ({ removeTags }),
  },
  removeTags: {
    of: 'tags',
    isMark: true,
    open: ({ tags }, removed) => someOf(removed.filter((tag) => has(tags, tag))),
    shown: ({ tags }, removed) => ({ tags: tags.filter((tag) => !has(removed, tag)) }),
    calls: ({ id }, removed) => removed.map((tag) => call(api_website_tag_remove).query({ params: { website: id, tag: tag.id } })),
    bulk: (removed) => ({ removeTags: removed.map(idOfTag) }),
    back: (_, addTags) => ({ addTags }),
  },
}

type OwnField = ChangeField & keyof Website

/** What most fields have in common: the change names the value that the website shall hold. */
function ofItself<Field extends OwnField>(of: Field): Pick<FieldRule<ValueOf<Field>>, 'of' | 'open' | 'shown' | 'back'> {
  return {
    of,
    open: (website, value) => (isSameValue(plainValue(value), plainValue(website[of])) ? undefined : value),
    shown: (_, value) => ({ [of]: value }),
    back: (before) => ({ [of]: before[of] }),
  }
}

const dueCall = (id: number, body: Body<typeof api_website_due_date>): ChangeCall => ({
  ...call(api_website_due_date).query({ params: { website: id }, body }),
  version: 'body',
})

const workflowCall = (id: number, body: Body<typeof api_website_workflow>): ChangeCall => ({
  ...call(api_website_workflow).query({ params: { website: id }, body }),
  version: 'body',
})

const idOf = (person: User | null): number | null => person?.id ?? null
const idOfTag = ({ id }: Tag): number => id
const has = (tags: readonly Tag[], { id }: Tag): boolean => tags.some((tag) => tag.id === id)
const someOf = (tags: readonly Tag[]): readonly Tag[] | undefined => (tags.length > 0 ? tags : undefined)
