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
  api_cms_share_code: '/api/website/{website}/shareCode',
  api_cms_share_code_copy: '/api/website/{website}/shareCode/copy/{code}',
  api_cms_shop_create: '/api/website/{website}/shop',
  api_cms_shop_activate: '/api/website/{website}/shop/activate',
  api_cms_shop_login_url: '/api/website/{website}/shop/loginUrl',
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

it('says at its field that no website has a code, also of what no code can look like', async () => {
  show({
    'GET /api/website/12/shareCode': { code: 'own', url: '/own' },
    'PUT /api/website/12/shareCode/copy/nobodys': Response.json({ error: 'There is nothing here' }, { status: 404 }),
  })
  await choose('Share content')
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox')
  for (const code of ['nobodys', 'https://old.test/copy']) {
    await userEvent.clear(field)
    await userEvent.type(field, `${code}{Enter}`)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No other website has this code/))
    expect(field).toHaveFocus()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  }
})

it('keeps the focus in the dialog of the shop while its buttons go', async () => {
  show({
    'POST /api/website/12/shop': { id: 'shop-1', active: false },
    'POST /api/website/12/shop/activate': { id: 'shop-1', active: true },
    'GET /api/website/12/shop/loginUrl': { url: 'https://shop.test/login' },
  })
  await choose('Shop')
  const dialog = await screen.findByRole('dialog')
  for (const name of ['Open the shop, or create it', 'Activate']) {
    await userEvent.click(within(dialog).getByRole('button', { name }))
    await waitFor(() => expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument())
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
})
