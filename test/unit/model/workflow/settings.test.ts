import { activeStatuses, PARTNER_SETTINGS_DEFAULTS } from '../../../../src/model'

test('a new partner speaks English, sniffs, validates nothing and has four statuses', () => {
  const { language, sniffingEnabled, validationSettings, statusSettings } = PARTNER_SETTINGS_DEFAULTS
  expect([language, sniffingEnabled]).toEqual(['en', true])
  expect(Object.values(validationSettings)).toEqual(Array(7).fill(false))
  expect(activeStatuses(statusSettings)).toEqual(['preparation', 'creation', 'creation_customer', 'done'])
})
