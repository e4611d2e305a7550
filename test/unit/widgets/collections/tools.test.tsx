import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectNotices } from '../../../../src/store'
import en from '../../../../widgets/collections/messages/en.json'
import { ToolsMenu } from '../../../../widgets/collections/tools/ToolsMenu'
import { renderIsland, stopIslands } from '../renderIsland'
import { bodyOf, server } from '../website-details/support'

afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

const ROUTES = {
  api_website_sso: '/api/website/{website}/sso',
  api_website_scrape_content: '/api/website/{website}/scrape',
  api_website_convert: '/api/website/{website}/convert',
}
const PAGE = { url: 'https://old.test/', title: 'Bakery', blocks: [{ type: 'text', text: 'Fresh bread every day' }], images: [] }

function show(answers: Parameters<typeof server>[0]) {
  return renderIsland(<ToolsMenu websiteId={12} />, { texts: en, data: { routes: ROUTES }, replies: [server(answers)] })
}
async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

it('opens the editor in a tab of its own, by an address for this one time', async () => {
  const tab = { opener: window, location: { href: '' }, close: jest.fn() }
  // What a tab has beside these is not used.
  jest.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window)
  show({ 'GET /api/website/12/sso': { url: '/cms/sso/once' } })
  await choose('Open editor')
  await waitFor(() => expect(tab.location.href).toBe(new URL('/cms/sso/once', location.href).href))
  expect(tab.opener).toBeNull()
})

it('shows what a page elsewhere says before it becomes content', async () => {
  const convert = jest.fn((init: RequestInit) => bodyOf(init))
  const { store } = show({
    'GET /api/website/12/scrape': PAGE,
    'POST /api/website/12/convert': (init: RequestInit) => {
      convert(init)
      return { id: 12, title: 'Bakery', status: 'creation' }
    },
  })
  await choose('Take over content')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Address of the page/ }), 'https://old.test/')
  await userEvent.click(dialog.getByRole('button', { name: 'Read page' }))
  expect(await dialog.findByText('Fresh bread every day')).toBeVisible()
  expect(convert).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(convert).toHaveReturnedWith(PAGE))
  expect(selectNotices(store.getState())).toMatchObject([{ kind: 'success', key: '1 text is now on the first page' }])
})
