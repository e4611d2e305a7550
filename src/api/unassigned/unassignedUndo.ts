import {
  partner_unassigned_emails_change,
  partner_unassigned_emails_restore,
  partner_unassigned_emails_view,
  type UndoCalls,
  type UnassignedEmail,
} from '../../contract'
import { plainValue } from '../call/plainValue'

/** What has become of a mail: it has left the list, or one thing about it is different. */
export type UnassignedFate =
  | Pick<UnassignedEmail, 'state'>
  | Pick<UnassignedEmail, 'assigned_to'>
  | Pick<UnassignedEmail, 'snoozedUntil'>
  | { readonly addTags: UnassignedEmail['tags'] }
  | { readonly removeTags: UnassignedEmail['tags'] }

/** What takes something that was done with unassigned mails back, as data; `before` is how they were. */
export const unassignedUndo = (before: readonly UnassignedEmail[], fate: UnassignedFate): UndoCalls[] =>
  before.map((mail) => {
    const { id } = mail
    const look = { route: partner_unassigned_emails_view.name, params: {}, query: { id }, id }
    return { look, ...backOf(mail, fate) }
  })

function backOf({ id, assigned_to, snoozedUntil, tags }: UnassignedEmail, fate: UnassignedFate): Pick<UndoCalls, 'was' | 'calls'> {
  const ids = [id]
  const change = (body: object) => [{ route: partner_unassigned_emails_change.name, params: {}, body: { ids, ...body } }]
  if ('state' in fate)
    return { was: { state: fate.state }, calls: [{ route: partner_unassigned_emails_restore.name, params: {}, body: { ids } }] }
  if ('assigned_to' in fate)
    return { was: { assigned_to: plainValue(fate.assigned_to) }, calls: change({ assigned_to: assigned_to?.id ?? null }) }
  if ('snoozedUntil' in fate) return { was: { snoozedUntil: fate.snoozedUntil }, calls: change({ snoozedUntil }) }
  const had = (tag: { readonly id: number }) => tags.some((one) => one.id === tag.id)
  if ('addTags' in fate) {
    const added = fate.addTags.filter((tag) => !had(tag))
    return { was: { tags: plainValue([...tags, ...added]) }, calls: change({ removeTags: added.map((tag) => tag.id) }) }
  }
  const taken = fate.removeTags.filter(had)
  return {
    was: { tags: plainValue(tags.filter((tag) => !taken.some((one) => one.id === tag.id))) },
    calls: change({ addTags: taken.map((tag) => tag.id) }),
  }
}
