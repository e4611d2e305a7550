import * as constants from '../../../src/model'
import { DEFAULT_COUNTRY, THEME } from '../../../src/model'

// The values the specification names, in its own units.
test.each([
  ['SIDEBAR_BADGE_MAX', 99],
  ['TOAST_MS', 5000],
  ['TOAST_DELAY_MS', 500],
  ['NOTICE_SUCCESS_MS', 5000],
  ['NOTICE_ERROR_MS', 10000],
  ['NOTICE_REMOVAL_MS', 1000],
  ['HEX_COLOUR_LENGTH', 6],
  ['SCROLL_OFFSET_PX', 16],
  ['SCROLL_OFFSET_ELEMENT_PX', 120],
  ['MINUTE_MS', 60000],
  ['PERSIST_TIMEOUT_MS', 5000],
  ['DOMAIN_PAGE_LIMIT', 10],
  ['DEFAULT_PORTAL_ROUTE', 'my_dashboard'],
  ['MAX_INT', 2147483647],
  ['DATE_MIN', '1900-01-01'],
  ['DATE_MAX', '2099-12-31'],
  ['WORK_IDLE_SECONDS', 900],
])('%s is %p', (name, value) => {
  expect(constants).toHaveProperty(name, value)
})

test('phone numbers are of the USA where nothing else is said', () => expect(DEFAULT_COUNTRY).toBe('US'))

test('counts are polled every two refresh intervals', () => {
  expect(constants.COUNTS_POLL_MS).toBe(2 * constants.REFRESH_INTERVAL_MS)
})

test('the theme has the colours of the specification', () => {
  expect(THEME).toEqual({ primary: '#0852ed', secondary: '#ed5a6c', error: '#ff3d71', success: '#00d68f', warning: '#ffc300' })
})
