import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/settings/messages/en.json'
import { SettingsScreen } from '../../../../widgets/settings/SettingsScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_account', 'api_partner_account_changes', 'api_partner_account_simulation']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'ada', roles: ['partner_admin'] }

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('finds a section by any word that stands in it, and keeps what was typed in the others', async () => {
  const account = { companyName: 'Nord', version: 1, webhooks: [], hostingNodes: [] }
  const serve = ({ url }: { url: string }) => json(url.includes('/api/account/') ? { items: [] } : account)
  const typing = userEvent.setup()
  renderIsland(<SettingsScreen />, { texts: en, data: { routes, user }, replies: [serve] })
  const name = await screen.findByRole('textbox', { name: 'Company name' })
  await typing.clear(name)
  await typing.type(name, 'North')
  await screen.findByText(en['settings.sendUndo'])
  const search = screen.getByRole('searchbox', { name: 'Search settings' })
  await typing.type(search, 'Take an e-mail back')
  expect(screen.getAllByRole('region').map((section) => section.querySelector('h2')?.textContent)).toEqual(['E-mail setup'])
  await typing.clear(search)
  await typing.type(search, 'nothing like this')
  expect(screen.getByText('No section fits.')).toBeVisible()
  await typing.clear(search)
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('North')
})
