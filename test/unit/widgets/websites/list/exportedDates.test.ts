import { createFormats, exportFormats } from '../../../../../src/i18n'
import { ALL_COLUMNS, columnText } from '../../../../../widgets/websites/list/columns'
import { website } from '../website'

const AT = '2026-05-03T16:05:00Z'
const t = (key: string) => key
const formats = exportFormats(createFormats('en', 'Europe/Berlin', t), 'Europe/Berlin')

it('all dates of an exported list are written alike', () => {
  const dated = website(1, {
    status_date: AT,
    due_date: '2026-05-03',
    created: AT,
    customer_active: AT,
    last_contact: AT,
    portal_visited: AT,
    last_activity: AT,
  })
  const texts = ALL_COLUMNS.map((key) => columnText(key, dated, { t, formats })).filter((text) => text.includes('26'))
  expect(texts.length).toBeGreaterThanOrEqual(7)
  expect(new Set(texts)).toEqual(new Set(['2026-05-03']))
})
