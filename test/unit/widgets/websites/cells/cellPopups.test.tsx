import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../../src/contract/table'
import { CellPopupsProvider } from '../../../../../widgets/websites/popups/CellPopupsProvider'
import { WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import { DueCell } from '../../../../../widgets/websites/cells/DueCell'
import { StatusCell } from '../../../../../widgets/websites/cells/StatusCell'
import { TagsCell } from '../../../../../widgets/websites/cells/TagsCell'
import change from '../../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../../widgets/websites/messages/en.json'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../renderIsland'
import { website } from '../website'

const ROUTES = ['api_website_workflow', 'api_partner_tags']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
afterEach(stopIslands)

const BAKERY = website(7, { title: 'Bakery', status: 'creation', due_date: '2026-11-20', version: 3 })
const HOTEL = website(8, { title: 'Hotel', status: 'done', due_date: null, version: 1 })

/** Two websites with all that can be opened. */
function show() {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const config = { websiteStatuses: ['creation', 'creation_check', 'done'] }
  renderIsland(
    <WebsiteChangesProvider>
      <CellPopupsProvider>
        {[BAKERY, HOTEL].map((one) => (
          <section key={one.id} aria-label={one.title}>
            <StatusCell website={one} />
            <DueCell website={one} />
            <TagsCell website={one} />
          </section>
        ))}
      </CellPopupsProvider>
    </WebsiteChangesProvider>,
    { texts: { ...en, ...change }, data: { routes, user, config }, replies: [() => json(BAKERY)] },
  )
  return { keys: userEvent.setup() }
}

const button = (title: string, name: RegExp) => within(screen.getByRole('region', { name: title })).getByRole('button', { name })

test('a panel opens beside its button, which says so until it is closed', async () => {
  const { keys } = show()
  const due = button('Bakery', /^Due date/)
  expect(due).toHaveAttribute('aria-expanded', 'false')
  await keys.click(due)
  const panel = within(screen.getByRole('region', { name: 'Bakery' })).getByRole('dialog', { name: 'Due date' })
  expect(due).toHaveAttribute('aria-expanded', 'true')
  expect(due).toHaveAttribute('aria-controls', panel.id)
  expect(panel).toHaveFocus()
  await keys.keyboard('{Escape}')
  expect(panel).not.toBeInTheDocument()
  expect(due).toHaveAttribute('aria-expanded', 'false')
  expect(due).not.toHaveAttribute('aria-controls')
  expect(due).toHaveFocus()
})

test('a second click closes what the first one has opened', async () => {
  const { keys } = show()
  await keys.click(button('Bakery', /^Status/))
  expect(screen.getByRole('menu', { name: /^Status: .* Change$/ })).toHaveFocus()
  await keys.click(button('Bakery', /^Status/))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('only one is open, about the website whose button was pressed', async () => {
  const { keys } = show()
  await keys.click(button('Bakery', /^Due date/))
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-20')
  await keys.click(button('Hotel', /^Due date/))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByLabelText('Date')).toHaveValue('')
  expect(button('Bakery', /^Due date/)).toHaveAttribute('aria-expanded', 'false')
  expect(button('Hotel', /^Due date/)).toHaveAttribute('aria-expanded', 'true')
})

test('the arrow down opens a menu on its first entry', async () => {
  const { keys } = show()
  button('Hotel', /^Status/).focus()
  await keys.keyboard('{ArrowDown}')
  const entries = screen.getAllByRole('menuitemradio')
  expect(entries[0]).toHaveFocus()
  expect(screen.getByRole('menuitemradio', { name: 'Done' })).toBeChecked()
  await keys.keyboard('{Escape}')
  expect(button('Hotel', /^Status/)).toHaveFocus()
})

test('a choice closes the panel and gives the focus back to the button', async () => {
  const { keys } = show()
  await keys.click(button('Bakery', /^Due date/))
  await keys.click(screen.getByRole('button', { name: /^In a week/ }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button('Bakery', /^Due date/)).toHaveFocus()
})
