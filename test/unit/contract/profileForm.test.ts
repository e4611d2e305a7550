import * as v from 'valibot'
import { ProfileForm, profileFormFields } from '../../../src/contract'

const names = { forename: 'Anna', surname: 'Berg', language: 'de' } as const
const basics = { 'profile_form[forename]': 'Anna', 'profile_form[surname]': 'Berg', 'profile_form[language]': 'de' }

test('only what is set is sent', () => {
  const fields = profileFormFields({
    ...names,
    inactivateUntil: null,
    notificationSettings: { customerEmail: true, websitePublished: false },
  })
  expect(fields).toEqual({ ...basics, 'profile_form[notificationSettings][customerEmail]': '1' })
})

test('absence and image travel when they are set', () => {
  const image = new File(['x'], 'me.png', { type: 'image/png' })
  const fields = profileFormFields({ ...names, inactivateUntil: '2025-08-01', image, notificationSettings: {} })
  expect(fields).toEqual({ ...basics, 'profile_form[inactivateUntil]': '2025-08-01', 'profile_form[image]': image })
})

test('an absence travels with its first day and who stands in, and without a last day not at all', () => {
  const absence = { inactivateFrom: '2025-07-01', substitute: '7', notificationSettings: {} }
  expect(profileFormFields({ ...names, ...absence, inactivateUntil: '2025-08-01' })).toEqual({
    ...basics,
    'profile_form[inactivateFrom]': '2025-07-01',
    'profile_form[inactivateUntil]': '2025-08-01',
    'profile_form[substitute]': '7',
  })
  expect(profileFormFields({ ...names, ...absence })).toEqual(basics)
})

test('what pages show travels with how often mails come', () => {
  const channels = { digest: 'daily', appNotifications: { customerEmail: true, websitePublished: false } } as const
  expect(profileFormFields({ ...names, ...channels, notificationSettings: {} })).toEqual({
    ...basics,
    'profile_form[digest]': 'daily',
    'profile_form[appNotifications][customerEmail]': '1',
  })
})

test('a stored image goes when it is taken away', () => {
  expect(profileFormFields({ ...names, removesImage: true, notificationSettings: {} })).toEqual({
    ...basics,
    'profile_form[removeImage]': '1',
  })
})

test.each(['01.08.2025', '1899-12-31', '2100-01-01', '2025-02-30'])('an absence until %s is refused', (date) => {
  expect(v.is(ProfileForm, { ...basics, 'profile_form[inactivateUntil]': '2025-08-01' })).toBe(true)
  expect(v.is(ProfileForm, { ...basics, 'profile_form[inactivateUntil]': date })).toBe(false)
})
