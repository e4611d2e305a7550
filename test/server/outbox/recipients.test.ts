import { type Addressee, recipientsOf } from '../../../demo/outbox/notifications/recipients'

const TODAY = '2026-11-26'
const person = (id: number, values: Partial<Addressee> = {}): Addressee => ({
  id,
  roles: ['partner_manager'],
  notification_settings: {},
  app_notifications: {},
  inactive_from: null,
  inactive_until: null,
  substitute_id: null,
  ...values,
})
const told = (kind: 'status' | 'todo' | 'created' | 'responsible' | 'customerEmail', team: Addressee[], { actor = 9, to = 1 } = {}) =>
  recipientsOf({ kind, websiteId: 7, to }, team, {
    ...{ website: { assigned_to: { id: 1 }, designed_by: { id: 2 } }, followers: new Set([2, 3]), actor, today: TODAY },
  }).map(({ person: { id }, byMail, inApp, standsInFor }) => [id, byMail && 'mail', inApp && 'app', standsInFor?.id].filter(Boolean))

const all = {
  newWebsiteCreated: true,
  websiteStatusChanged: true,
  followedWebsiteChanged: true,
  todoAssignedToMe: true,
  customerEmail: true,
}

it('goes to those whom a flag means that they have set, once, by each way they want', () => {
  const team = [person(1, { notification_settings: all }), person(2, { notification_settings: all, app_notifications: all }), person(3)]
  expect(told('status', team)).toEqual([
    [1, 'mail'],
    [2, 'mail', 'app'],
  ])
  expect(told('responsible', team)).toEqual([[2, 'mail', 'app']])
  expect(told('todo', team)).toEqual([[1, 'mail']])
  expect(told('todo', team, { actor: 1 })).toEqual([])
})

it('shows those who have not chosen yet what they are given', () => {
  expect(told('todo', [person(1, { app_notifications: null })])).toEqual([[1, 'app']])
  expect(told('created', [person(1, { app_notifications: null })])).toEqual([])
})

it('goes to nobody who may not see the website', () => {
  expect(told('created', [person(4, { roles: ['partner_editor'], notification_settings: all })])).toEqual([])
  expect(told('created', [person(2, { roles: ['partner_editor'], notification_settings: all })])).toEqual([[2, 'mail']])
})

it('goes to whoever stands in as long as the person is away, for what that person alone is given and what customers write', () => {
  const away = (from: string | null) => person(1, { inactive_from: from, inactive_until: '2026-12-01', substitute_id: 5 })
  expect(told('todo', [away(TODAY), person(5)])).toEqual([[5, 'mail', 'app', 1]])
  expect(told('customerEmail', [away(null), person(5)])).toEqual([[5, 'mail', 'app', 1]])
  expect(told('todo', [away('2026-11-27'), person(5)])).toEqual([])
  expect(told('status', [away(TODAY), person(5)])).toEqual([])
})
