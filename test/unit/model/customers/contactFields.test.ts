import { CONTACT_FIELDS, CONTACT_FIELDS_DEFAULT, contactFieldVisibility, showsContactField } from '../../../../src/model'

test('all fields are false by default', () => {
  expect(Object.values(CONTACT_FIELDS_DEFAULT)).toEqual(CONTACT_FIELDS.map(() => false))
})

test.each([
  [['partner_sales'], true, true],
  [['editor'], true, true],
  [['editor'], false, false],
  [['design'], true, false],
  [[], true, false],
])('roles %j, own website %p: every row is there %p', (roles, isOwn, everyRow) => {
  expect(Object.values(contactFieldVisibility(roles, isOwn)).every(Boolean)).toBe(everyRow)
})

test('the settings of the partner hold for everyone else', () => {
  const settings = { ...CONTACT_FIELDS_DEFAULT, phone: true }
  expect(contactFieldVisibility(['design'], true, settings)).toEqual(settings)
})

test('a hidden row still shows when it has a value', () => {
  expect(showsContactField('phone', '', CONTACT_FIELDS_DEFAULT)).toBe(false)
  expect(showsContactField('phone', '+49 30 1', CONTACT_FIELDS_DEFAULT)).toBe(true)
  expect(showsContactField('phone', '', { ...CONTACT_FIELDS_DEFAULT, phone: true })).toBe(true)
})
