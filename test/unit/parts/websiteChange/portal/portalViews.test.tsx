import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../../src/contract/table'
import { StatusMenu, WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import change from '../../../../../src/parts/websiteChange/messages/en.json'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../../widgets/renderIsland'
import { website } from '../../../widgets/websites/website'

const VIEW = 'partner_website_portal_view'
const pathsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, routesByName.get(name)?.path ?? '']))
afterEach(stopIslands)

const BAKERY = website(7, { title: 'Bakery', status: 'creation', version: 3 })

function show({ routes = [VIEW, 'partner_website_status'], settings = {} } = {}) {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const config = { websiteStatuses: ['creation', 'creation_check', 'creation_customer', 'done'], ...settings }
  return renderIsland(
    <WebsiteChangesProvider>
      <StatusMenu
        websites={[BAKERY]}
        renderTrigger={(trigger) => (
          <button type="button" {...trigger}>
            Status
          </button>
        )}
      />
    </WebsiteChangesProvider>,
    { texts: change, data: { routes: pathsOf(routes), user, config }, replies: [() => json({ ...BAKERY, status: 'creation_customer' })] },
  )
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Status' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'What will the customer see?' }))
  return screen.findByRole('dialog', { name: '“Bakery” as its customer sees it' })
}

/** The page in a frame has come: the customer area, or a refusal. */
function answer(frame: HTMLElement, html: string): void {
  Object.defineProperty(frame, 'contentDocument', { value: new DOMParser().parseFromString(html, 'text/html') })
  fireEvent.load(frame)
}

it('shows what the customer sees now beside what it would be after the next move', async () => {
  show()
  const dialog = await open()
  const now = within(dialog).getByTitle('Now: Creation')
  expect(now).toHaveAttribute('src', '/website/7/portal_view/creation')
  const after = within(dialog).getByTitle('After the move: Quality check')
  expect(after).toHaveAttribute('src', '/website/7/portal_view/creation_check')
  for (const frame of [now, after]) {
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    expect(frame).toHaveAttribute('loading', 'lazy')
  }
})

it('loads, and says when the host shows no customer area, which another try may', async () => {
  show()
  const dialog = await open()
  const now = within(dialog).getByRole('region', { name: 'Now: Creation' })
  expect(now).toHaveAttribute('aria-busy', 'true')
  answer(within(now).getByTitle('Now: Creation'), '<main>Not here</main>')
  expect(within(now).getByRole('alert')).toHaveTextContent('The customer area could not be shown')
  await userEvent.click(within(now).getByRole('button', { name: 'Try again' }))
  answer(within(now).getByTitle('Now: Creation'), '<div data-portal="creation"></div>')
  expect(now).toHaveAttribute('aria-busy', 'false')
  expect(within(now).queryByRole('alert')).not.toBeInTheDocument()
})

it('shows another status that is chosen, changes nothing until it is moved, and moves it there', async () => {
  const { calls } = show()
  const dialog = await open()
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Move to' }), 'Customer feedback')
  expect(calls).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: /^Move to/ }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

it('is not offered where the host has no such view', async () => {
  show({ routes: ['partner_website_status'] })
  await userEvent.click(screen.getByRole('button', { name: 'Status' }))
  expect(screen.queryByRole('menuitem', { name: 'What will the customer see?' })).not.toBeInTheDocument()
})
