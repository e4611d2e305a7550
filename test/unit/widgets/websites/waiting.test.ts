import { changeBack, openChange, shownAfter } from '../../../../src/api/websiteChange'
import { blockersOf, nextStepOf, waitingSince } from '../../../../widgets/websites/pause/waiting'
import { person, website } from './website'

const waiting = { status: 'preparation', status_date: '2026-11-01T09:00:00Z', assigned_to: person(1) } as const

describe('waiting for the customer', () => {
  it('begins with the status, or with the last thing the customer did', () => {
    expect(waitingSince(website(1, waiting))).toBe('2026-11-01T09:00:00Z')
    expect(waitingSince(website(1, { ...waiting, customer_active: '2026-11-03T09:00:00Z' }))).toBe('2026-11-03T09:00:00Z')
    expect(waitingSince(website(1, { ...waiting, customer_active: '2026-10-03T09:00:00Z' }))).toBe('2026-11-01T09:00:00Z')
    expect(waitingSince(website(1, { ...waiting, status: 'creation' }))).toBeNull()
  })

  it('comes after their question, and before our own to-dos', () => {
    expect(blockersOf(website(1, { ...waiting, open_tickets: 1, todo_count: 2 }))).toEqual(['tickets', 'customer', 'todos'])
    expect(blockersOf(website(1, { status: 'creation' }))).toEqual(['nobody'])
  })

  it('ends by what the number of reminders suggests', () => {
    const steps = [0, 1, 2, 4, 5].map((reminders) => nextStepOf(website(1, { ...waiting, reminders })))
    expect(steps).toEqual(['remind', 'again', 'call', 'call', 'decide'])
    expect(nextStepOf(website(1, { ...waiting, open_tickets: 1 }))).toBe('answer')
    expect(nextStepOf(website(1, { ...waiting, snoozed: { until: '2026-12-01', reason: 'Holiday' } }))).toBe('wake')
    expect(nextStepOf(website(1, { status: 'creation' }))).toBe('none')
  })
})

describe('a lead', () => {
  const lead = { status: 'lead_preparation' } as const

  it('is claimed first, then gets an offer, and is reminded of it', () => {
    expect(nextStepOf(website(1, lead))).toBe('claim')
    expect(nextStepOf(website(1, { ...lead, assigned_to: person(1) }))).toBe('offer')
    expect(nextStepOf(website(1, { ...waiting, status: 'lead_interest' }))).toBe('remind')
  })

  it('is looked at first when it may be there already', () => {
    expect(nextStepOf(website(1, { ...lead, duplicates: 1, open_tickets: 1 }))).toBe('merge')
  })

  it('is answered before that when its customer has asked something', () => {
    expect(nextStepOf(website(1, { ...lead, open_tickets: 1 }))).toBe('answer')
  })

  it('gets source and value at once, and gives them back', () => {
    const before = website(1, { ...lead, lead_source: 'Phone' })
    const change = { lead_source: 'Trade fair', lead_value: 90_000 }
    expect(shownAfter(before, change, new Date())).toMatchObject(change)
    expect(openChange(before, { lead_source: 'Phone', lead_value: null })).toBeNull()
    expect(changeBack(before, change)).toEqual({ lead_source: 'Phone', lead_value: null })
  })
})

describe('a change to put off or give up', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const lost = { at: now.toISOString(), reason: 'Silence' }
  const snoozed = { until: '2026-12-01', reason: 'Holiday' }

  it('shows at once, and is taken back as it was', () => {
    const before = website(1, { ...waiting, snoozed })
    expect(shownAfter(before, { lost: { reason: 'Silence' } }, now).lost).toEqual(lost)
    expect(changeBack(before, { lost: { reason: 'Silence' } })).toEqual({ lost: null })
    expect(changeBack(before, { snoozed: null })).toEqual({ snoozed })
    expect(openChange(before, { snoozed })).toBeNull()
  })

  it('ends with a move of the status, and comes back with it', () => {
    const before = website(1, { ...waiting, snoozed, lost })
    expect(shownAfter(before, { status: 'creation' }, now)).toMatchObject({ snoozed: null, lost: null })
    expect(changeBack(before, { status: 'creation' })).toEqual({ status: 'preparation', snoozed, lost: { reason: 'Silence' } })
  })
})

it('due dates that move by working days are shown at once, and go back to each their own', () => {
  const move_due = { days: 2, from: 'due', reason: 'Ill', today: '2026-11-21' } as const
  const before = website(1, { due_date: '2026-11-20' })
  expect(shownAfter(before, { move_due }, new Date())).toMatchObject({ due_date: '2026-11-24' })
  expect(changeBack(before, { move_due })).toEqual({ due_date: '2026-11-20' })
})
