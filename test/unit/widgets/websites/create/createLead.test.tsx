import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../../src/contract/table'
import CreateDialog from '../../../../../widgets/websites/create/CreateDialog'
import { WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import change from '../../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../../widgets/websites/messages/en.json'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../renderIsland'

const ROUTES = ['api_partner_websites', 'api_partner_website_create', 'api_website_customer_property']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
afterEach(stopIslands)

const dialog = (
  <WebsiteChangesProvider>
    <CreateDialog open isLead onClose={() => undefined} />
  </WebsiteChangesProvider>
)
const shownDialog = async () => within(await screen.findByRole('dialog'))

test('a number that cannot be called is told before the lead is made, not lost after it', async () => {
  const sent: string[] = []
  const reply = ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname } = new URL(url, location.origin)
    if (init.method && init.method !== 'GET') sent.push(pathname)
    return json({ id: 7, title: 'Bakery', status: 'lead_preparation' })
  }
  renderIsland(dialog, { texts: { ...en, ...change }, data: { routes, user }, replies: [reply] })
  const keys = userEvent.setup()
  const form = await shownDialog()
  const phone = form.getByRole('textbox', { name: 'Phone' })
  await keys.type(form.getByRole('textbox', { name: 'Website' }), 'Bakery')
  // A number of Hamburg, which the United States do not have.
  await keys.type(phone, '040 1234567')
  await waitFor(async () => {
    await keys.click(form.getByRole('button', { name: 'Create' }))
    expect(phone).toHaveAccessibleDescription(/starts with the country code/)
  })
  expect(sent).toEqual([])

  await keys.clear(phone)
  await keys.type(phone, '+49 40 1234567')
  await keys.click(form.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(sent).toContain('/api/website/customer/7/customer/phone'))
})

test('whatever was typed is asked about before it is lost', async () => {
  renderIsland(dialog, { texts: { ...en, ...change }, data: { routes, user }, replies: [] })
  const keys = userEvent.setup()
  const form = await shownDialog()
  await keys.type(form.getByRole('textbox', { name: 'Phone' }), '+49 40 1234567')
  await keys.click(form.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible()
})

test('the title is that of who was pasted last, unless one was typed', async () => {
  renderIsland(dialog, { texts: { ...en, ...change }, data: { routes, user }, replies: [] })
  const keys = userEvent.setup()
  const form = await shownDialog()
  const title = form.getByRole('textbox', { name: 'Website' })
  const paste = async (text: string) => {
    const area = form.getByRole('textbox', { name: 'Paste a contact' })
    await keys.clear(area)
    await keys.click(area)
    await keys.paste(text)
  }
  await paste('Ida Holm\nida@holm.example\nwww.holm.example')
  expect(title).toHaveValue('www.holm.example')
  await paste('Olaf Berg\nolaf@berg.example\nwww.berg.example')
  expect(title).toHaveValue('www.berg.example')
  await keys.clear(title)
  await keys.type(title, 'Bakery')
  await paste('Ida Holm\nida@holm.example\nwww.holm.example')
  expect(title).toHaveValue('Bakery')
})
