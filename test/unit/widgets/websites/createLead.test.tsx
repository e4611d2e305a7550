import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import CreateDialog from '../../../../widgets/websites/create/CreateDialog'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import change from '../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../widgets/websites/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_websites', 'api_partner_website_create', 'api_website_customer_property']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
afterEach(stopIslands)

test('a number that cannot be called is told before the lead is made, not lost after it', async () => {
  const sent: string[] = []
  const reply = ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname } = new URL(url, location.origin)
    if (init.method && init.method !== 'GET') sent.push(pathname)
    return json({ id: 7, title: 'Bakery', status: 'lead_preparation' })
  }
  const element = (
    <WebsiteChangesProvider>
      <CreateDialog open isLead onClose={() => undefined} />
    </WebsiteChangesProvider>
  )
  renderIsland(element, { texts: { ...en, ...change }, data: { routes, user }, replies: [reply] })
  const keys = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog'))
  const phone = dialog.getByRole('textbox', { name: 'Phone' })
  await keys.type(dialog.getByRole('textbox', { name: 'Website' }), 'Bakery')
  // A number of Hamburg, which the United States do not have.
  await keys.type(phone, '040 1234567')
  await waitFor(async () => {
    await keys.click(dialog.getByRole('button', { name: 'Create' }))
    expect(phone).toHaveAccessibleDescription(/starts with the country code/)
  })
  expect(sent).toEqual([])

  await keys.clear(phone)
  await keys.type(phone, '+49 40 1234567')
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(sent).toContain('/api/website/customer/7/customer/phone'))
})
