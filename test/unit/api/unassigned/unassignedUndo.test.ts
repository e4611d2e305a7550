import * as v from 'valibot'
import { unassignedUndo } from '../../../../src/api/unassigned'
import { RecentAction, UnassignedEmail } from '../../../../src/contract'

const TAGS = [
  { id: 3, name: 'Press', color: '0852ed', sort: 0 },
  { id: 4, name: 'Urgent', color: 'ff0000', sort: 1 },
]
const MAIL = v.parse(UnassignedEmail, {
  id: 7,
  messageId: '<7@example.org>',
  from: { name: 'Ada', email: 'ada@example.org' },
  receivedAt: '2026-11-21T12:00:00Z',
  assigned_to: { id: 2, name: 'Grace' },
  snoozedUntil: null,
  tags: TAGS.slice(0, 1),
})

it.each([
  [{ state: 'removed' as const }, { state: 'removed' }, { ids: [7] }],
  [{ assigned_to: null }, { assigned_to: null }, { ids: [7], assigned_to: 2 }],
  [{ snoozedUntil: '2026-11-23T08:00:00.000Z' }, { snoozedUntil: '2026-11-23T08:00:00.000Z' }, { ids: [7], snoozedUntil: null }],
  [{ addTags: TAGS }, { tags: [3, 4] }, { ids: [7], removeTags: [4] }],
  [{ removeTags: TAGS }, { tags: [] }, { ids: [7], addTags: [3] }],
])('%j is taken back from there alone, and leaves what was so before', (fate, was, body) => {
  const [item] = unassignedUndo([MAIL], fate)
  expect(item).toMatchObject({ look: { query: { id: 7 }, id: 7 }, was, calls: [{ body }] })
  const action = { id: 'x', at: '2026-11-21T12:00:00Z', text: 'Done', total: 1, items: [item] }
  expect(v.safeParse(RecentAction, action).success).toBe(true)
})
