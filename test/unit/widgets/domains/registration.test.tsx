import { fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import RegistrationDialog from '../../../../widgets/domains/dialogs/RegistrationDialog'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const own = (values: object = {}) => ({
  id: 5,
  name: 'bakery.example',
  registered_status: 'registered',
  registrar: { kind: 'own' },
  lock: true,
  leavable: { possible: false, reason: 'The transfer lock is on. Switch it off first.' },
  ssl: { state: 'issued', validUntil: '2027-03-01T00:00:00Z' },
  version: 1,
  ...values,
})

it('lets a domain go: the lock off, a code shown once, and what happened', async () => {
  let domain: object = own()
  const sent: unknown[] = []
  const pagination = { page: 1, pages: 1, count: 1, limit: 100, total: 1 }
  renderDomains(<RegistrationDialog websiteId={12} domain={v.parse(Domain, own())} onExited={() => undefined} />, {
    answers: {
      'GET /api/website/12/domains': () => ({ generalItems: { domains: [domain], pagination } }),
      'GET /api/domain/5/log': { items: [{ id: 1, date: '2026-05-04T09:00:00Z', by: null, text: 'Certificate issued: bakery.example' }] },
      'POST /website/12/domain/5/update': (init) => {
        sent.push(bodyOf(init))
        domain = own({ lock: false, leavable: { possible: true }, version: 2 })
        return domain
      },
      'POST /api/domain/5/auth-code': { code: 'k7Hn2mQwRt9xYb4Z' },
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Registration, DNSSEC, certificate of bakery.example' }))
  expect(await dialog.findByText('Certificate issued: bakery.example')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Show a code for the move' })).toBeDisabled()
  expect(dialog.getByText('The transfer lock is on. Switch it off first.')).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('switch', { name: 'Transfer lock' }))
  expect(await dialog.findByRole('switch', { name: 'Transfer lock', checked: false })).toBeInTheDocument()
  expect(sent).toEqual([{ lock: false, version: 1 }])
  fireEvent.click(await dialog.findByRole('button', { name: 'Show a code for the move' }))
  expect(await dialog.findByText('k7Hn2mQwRt9xYb4Z')).toBeInTheDocument()
})

it('switches DNSSEC on and shows what the registry has to say', async () => {
  const ds = { keyTag: 55_648, algorithm: 13, digestType: 2, digest: 'B4C8C1FE' }
  const key = { flags: 257, protocol: 3, algorithm: 13, publicKey: 'GojIhh==' }
  let domain: object = own({ registrar: { kind: 'external', name: 'IONOS' }, signable: { possible: true } })
  const sent: unknown[] = []
  const pagination = { page: 1, pages: 1, count: 1, limit: 100, total: 1 }
  renderDomains(<RegistrationDialog websiteId={12} domain={v.parse(Domain, domain)} onExited={() => undefined} />, {
    answers: {
      'GET /api/website/12/domains': () => ({ generalItems: { domains: [domain], pagination } }),
      'GET /api/domain/5/log': { items: [] },
      'POST /website/12/domain/5/update': (init) => {
        sent.push(bodyOf(init))
        domain = { ...domain, dnssec: { state: 'waiting', ds, key }, signable: { possible: false, reason: 'A reason.' }, version: 2 }
        return domain
      },
    },
  })
  const part = within(await screen.findByRole('region', { name: 'DNSSEC' }))
  fireEvent.click(part.getByRole('switch', { name: 'DNSSEC' }))
  expect(await part.findByText(/^Enter this DS record where the domain is registered/)).toBeInTheDocument()
  expect(part.getByRole('switch', { name: 'DNSSEC', checked: true })).toBeDisabled()
  expect(part.getByText('A reason.')).toBeInTheDocument()
  expect(sent).toEqual([{ dnssec: true, version: 1 }])
  for (const value of ['55648 13 2 B4C8C1FE', '55648', 'B4C8C1FE', '257 3 13 GojIhh=='])
    expect(part.getByRole('button', { name: `Copy: ${value}` })).toBeInTheDocument()
})

it('says of a domain elsewhere only what is known', async () => {
  const domain = own({ registrar: { kind: 'external', name: 'IONOS' } })
  renderDomains(<RegistrationDialog websiteId={12} domain={v.parse(Domain, domain)} onExited={() => undefined} />, {
    answers: { 'GET /api/domain/5/log': { items: [] } },
  })
  expect(await screen.findByText('Nothing yet.')).toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: 'Transfer lock' })).toBeNull()
})
