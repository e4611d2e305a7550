import { readFileSync } from 'node:fs'
import { contrastRatio, isStatus, LOCALES, MANDATORY_STATUSES, STATUS_INFO, STATUSES, statusOrder } from '../../../../src/model'

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

test.each(STATUSES)('%s has a label in every language', (status) => {
  for (const locale of LOCALES) {
    const texts = new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'))))
    expect(texts.get(STATUS_INFO[status].labelKey)).toMatch(/\S/)
  }
  expect(STATUS_INFO[status].labelKey).toBe(`status.${status}`)
})

test('the order is that of the workflow', () => {
  expect(statusOrder('lead_preparation')).toBe(0)
  expect(statusOrder('creation')).toBeLessThan(statusOrder('done'))
})

test('names outside the list are no status', () => {
  expect(isStatus('done')).toBe(true)
  expect(isStatus('toString')).toBe(false)
})
