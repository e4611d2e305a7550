import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/settings/messages/en.json'
import { SettingsScreen } from '../../../../widgets/settings/SettingsScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_account', 'api_partner_account_changes', 'api_partner_account_simulation']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'ada', roles: ['partner_admin'] }
const account = { companyName: 'Nord', sendUndoSeconds: 20, signature: 'Regards', version: 3, webhooks: [], hostingNodes: [] }

beforeEach(() => {
  setWide(true)
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  stopIslands()
  history.replaceState(null, '', '/')
})

function open(at: string, save: () => Response = () => json({ ...account, version: 4 })) {
  const serve = ({ url, init }: { url: string; init: RequestInit }) =>
    init.method === 'POST' ? save() : json(url.includes('/api/account/') ? { items: [] } : account)
  const view = renderIsland(<SettingsScreen />, {
    at,
    texts: en,
    data: { routes: { ...routes, api_partner_account_save: '/api/account' }, user },
    replies: [serve],
  })
  const saved = () => view.calls.filter(({ init }) => init.method === 'POST').map(({ init }) => JSON.parse(String(init.body)))
  return { ...view, saved }
}
const shown = () => screen.getAllByRole('region').map((section) => section.querySelector('h2')?.textContent)
const link = (name: string) => within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name, hidden: true })

describe('pages of the settings', () => {
  it('are chosen by the hash alone, however it changes, and are marked', async () => {
    open('/account#statuses')
    await screen.findByRole('region', { name: 'Statuses' })
    expect(shown()).toEqual(['Statuses'])
    expect(link('Statuses')).toHaveAttribute('aria-current', 'page')
    act(() => {
      location.hash = '#email-setup'
    })
    const heading = await screen.findByRole('heading', { name: 'E-mail setup' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(shown()).toEqual(['E-mail setup'])
    expect(link('Statuses')).not.toHaveAttribute('aria-current')
    act(() => history.back())
    await screen.findByRole('region', { name: 'Statuses' })
    expect(document.title).toBe('Statuses · Settings')
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('are left to the browser when their links are clicked with %s', async (key) => {
    open('/account#statuses')
    await screen.findByRole('region', { name: 'Statuses' })
    expect(fireEvent.click(link('E-mail setup'), { [key]: true })).toBe(true)
    expect(shown()).toEqual(['Statuses'])
    expect(link('Statuses')).toHaveAttribute('aria-current', 'page')
  })

  it('begin with the first, also for a hash that names none, which is warned of', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    open('/account#webhooks')
    await screen.findByRole('region', { name: 'Company' })
    expect(shown()).toEqual(['Company'])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"webhooks"'))
    warn.mockRestore()
  })

  it('are one save, which names those that were changed', async () => {
    const { saved } = open('/account')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company name' }), '!')
    act(() => {
      location.hash = '#email-setup'
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /Signature/ }), '!')
    expect(screen.getByText('Unsaved changes', { selector: 'strong' }).parentElement).toHaveTextContent('CompanyE-mail setup')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved()).toEqual([{ companyName: 'Nord!', signature: 'Regards!', version: 3 }]))
  })

  it('lead to the field that was refused', async () => {
    const errors = [{ name: 'companyName', message: 'Somebody else is called so.' }]
    open('/account', () => json({ errors }, { status: 422 }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company name' }), '!')
    act(() => {
      location.hash = '#email-setup'
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /Signature/ }), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const name = await screen.findByRole('textbox', { name: 'Company name' })
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription('Somebody else is called so.')
    expect(location.hash).toBe('#team')
  })

  it('open what is closed over a field that was refused', async () => {
    const errors = [{ name: 'statusLimits.creation', message: 'A number from 1 to 999, please.' }]
    open('/account#statuses', () => json({ errors }, { status: 422 }))
    const summary = await screen.findByText(en['settings.statuses.names'])
    const details = summary.closest('details')
    if (!details) throw new Error('Nothing can be opened')
    details.open = true
    const limit = await screen.findByRole('spinbutton', { name: 'Websites at most in “Creation”' })
    await userEvent.type(limit, '1000')
    details.open = false
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(limit).toHaveFocus())
    expect(details).toHaveProperty('open', true)
  })

  it('say what was refused of a field that is not there', async () => {
    const errors = [{ name: 'monitorRecipients', message: '“nonsense” is no e-mail address.' }]
    open('/account', () => json({ errors }, { status: 422 }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Who is told/ }), 'nonsense')
    await userEvent.click(screen.getByRole('checkbox', { name: /Watch published websites/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('“nonsense” is no e-mail address.')
  })

  it('have the usual numbers again where they are emptied', async () => {
    const { saved } = open('/account#email-setup')
    await userEvent.clear(await screen.findByRole('spinbutton', { name: en['settings.sendUndo'] }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved()).toEqual([{ sendUndoSeconds: 10, version: 3 }]))
  })

  it('with changes are shown from the bar, and lead to what was refused, though something else is looked for', async () => {
    const errors = [{ name: 'companyName', message: 'Somebody else is called so.' }]
    open('/account', () => json({ errors }, { status: 422 }))
    const name = await screen.findByRole('textbox', { name: 'Company name' })
    const search = screen.getByRole('searchbox', { name: 'Search settings' })
    await userEvent.type(name, '!')
    await screen.findByText(en['settings.sendUndo'])
    await userEvent.type(search, 'Take an e-mail back')
    expect(shown()).toEqual(['E-mail setup'])
    const bar = within(screen.getByText('Unsaved changes', { selector: 'strong' }).parentElement ?? document.body)
    await userEvent.click(bar.getByRole('link', { name: 'Company' }))
    expect(shown()).toEqual(['Company'])
    await userEvent.type(search, 'Take an e-mail back')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    expect(shown()).toEqual(['Company'])
  })
})
