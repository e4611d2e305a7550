import { createFormats, exportFormats } from '../../../src/i18n'

const formats = exportFormats(
  createFormats('de', 'Pacific/Auckland', (key) => key),
  'Pacific/Auckland',
)

it('writes days as ISO has them, in the zone of the page', () => {
  expect(formats.shortDate('2026-05-03')).toBe('2026-05-03')
  expect(formats.shortDate('2026-05-03T16:05:00Z')).toBe('2026-05-04')
  expect(formats.shortDate(Date.UTC(2026, 4, 3, 16))).toBe('2026-05-04')
})

it('leaves everything else as people read it', () => expect(formats.number(1234.5)).toBe('1.234,5'))
