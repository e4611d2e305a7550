import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { createFormats, createTranslator } from '../../../../src/i18n'
import { columnText, TEXT_COLUMNS } from '../../../../widgets/domains/list/columns'
import en from '../../../../widgets/domains/messages/en.json'

const t = createTranslator('en', [en])
const words = { t, formats: createFormats('en', 'UTC', t) }
const row = (values: object) => {
  const domain = v.parse(Domain, { id: 1, name: 'bakery.example', createdAt: '2024-03-01T00:00:00Z', ...values })
  return TEXT_COLUMNS.map((column) => columnText(column, domain, words))
}

it('a file of domains has all columns of the list, and when each was registered and is renewed', () => {
  const ours = {
    unicodeName: 'bäckerei.example',
    website: { id: 3, title: 'Bakery' },
    customer: 'Bakery Ltd',
    state: 'pointing',
    registeredAt: '2024-03-01T00:00:00Z',
    expiresAt: '2027-03-01T00:00:00Z',
    autoRenew: true,
    registrar: { kind: 'own' },
    dnsManaged: true,
    ssl: { state: 'issued' },
    mailboxes: 2,
  }
  expect(row(ours)).toEqual([
    'bäckerei.example',
    'Bakery',
    'Bakery Ltd',
    'Pointing here',
    '3/1/24',
    '3/1/27',
    'Yes',
    'Here',
    'Here',
    'Valid',
    '2',
  ])
  const elsewhere = { registrar: { kind: 'external', name: 'IONOS' }, state: 'wrong_target' }
  expect(row(elsewhere)).toEqual(['bakery.example', '', '', 'Wrong target', '', '', 'Elsewhere', 'IONOS', 'Elsewhere', '', '0'])
})
