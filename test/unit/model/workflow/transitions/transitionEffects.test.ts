import { transitionEffects } from '../../../../../src/model'

const moverId = 7
const assigned_to = { id: 8 }

test('whoever moves a lead on has closed it', () => {
  expect(transitionEffects({ website: { status: 'lead_interest' }, to: 'preparation', moverId })).toEqual({ closed_by: 7 })
  expect(transitionEffects({ website: { status: 'lead_preparation' }, to: 'lead_interest', moverId })).toEqual({})
})

test('the assignee designs what enters creation and services what is done', () => {
  expect(transitionEffects({ website: { status: 'preparation', assigned_to }, to: 'creation', moverId })).toEqual({ designed_by: 8 })
  expect(transitionEffects({ website: { status: 'change', assigned_to }, to: 'done', moverId })).toEqual({ serviced_by: 8 })
})

test('what is filled stays, and nobody is nobody', () => {
  const website = { status: 'lead_interest', closed_by: { id: 1 }, designed_by: { id: 2 }, assigned_to } as const
  expect(transitionEffects({ website, to: 'creation', moverId })).toEqual({})
  expect(transitionEffects({ website: { status: 'preparation' }, to: 'creation', moverId })).toEqual({})
})

test('staying where it is changes nothing', () => {
  expect(transitionEffects({ website: { status: 'done', assigned_to }, to: 'done', moverId })).toEqual({})
})
