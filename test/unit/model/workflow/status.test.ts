import { contrastRatio, isStatus, MANDATORY_STATUSES, STATUS_INFO, STATUSES, statusOrder } from '../../../../src/model'

test('preparation, creation, creation_customer and done are on by default and stay on', () => {
  const mandatory = STATUSES.filter((status) => STATUS_INFO[status].activeByDefault)
  expect(mandatory).toEqual(['preparation', 'creation', 'creation_customer', 'done'])
  expect(STATUSES.filter((status) => !STATUS_INFO[status].mayBeDisabled)).toEqual(mandatory)
  expect(MANDATORY_STATUSES).toEqual(mandatory)
})

test.each(STATUSES)('%s is readable on white, on its tint and in dark mode', (status) => {
  const { solid, tint, darkText, darkBg } = STATUS_INFO[status]
  expect(contrastRatio(solid, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(solid, tint)).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(darkText, darkBg)).toBeGreaterThanOrEqual(4.5)
})

test('every status has an icon and a colour of its own, because colour alone does not tell them apart', () => {
  expect(new Set(STATUSES.map((status) => STATUS_INFO[status].icon)).size).toBe(STATUSES.length)
  expect(new Set(STATUSES.map((status) => STATUS_INFO[status].solid)).size).toBe(STATUSES.length)
})

test('labels are translation keys', () => {
  expect(STATUS_INFO.creation_customer.labelKey).toBe('status.creation_customer')
})

test('the order is that of the workflow', () => {
  expect(statusOrder('lead_preparation')).toBe(0)
  expect(statusOrder('creation')).toBeLessThan(statusOrder('done'))
})

test('names outside the list are no status', () => {
  expect(isStatus('done')).toBe(true)
  expect(isStatus('toString')).toBe(false)
})
