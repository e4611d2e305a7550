import { fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { PartnerSettings } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import HostingSection from '../../../../widgets/settings/hosting/HostingSection'
import en from '../../../../widgets/settings/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_account', 'api_partner_account_save']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'ada', roles: ['partner_admin'] }

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('asks before a machine is removed, says why it could not be, and keeps it', async () => {
  const node = { id: 4, name: 'Rack 4', host: 'rack4.example', type: 'plesk', default: true }
  const account = v.parse(PartnerSettings, { companyName: 'Nord', version: 1, hostingNodes: [node] })
  const replies = [() => json({ error: 'Somebody else was faster.' }, { status: 409 })]
  renderIsland(<HostingSection account={account} />, { texts: en, data: { routes, user }, replies })
  fireEvent.click(screen.getByRole('button', { name: /Rack 4/ }))
  expect(await screen.findByText(/rack4.example · Plesk/, { selector: 'dialog p' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else was faster.')
  expect(screen.getByText('Rack 4')).toBeVisible()
})
