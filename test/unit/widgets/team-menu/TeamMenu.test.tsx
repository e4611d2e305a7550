import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LOCALES } from '../../../../src/model'
import { registerScrollTarget, selectToasts } from '../../../../src/store'
import en from '../../../../src/i18n/messages/en.json'
import { TeamMenu } from '../../../../widgets/team-menu/TeamMenu'
import { go, renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = {
  partner_index: '/',
  partner_users: '/users',
  partner_account_settings: '/account',
  partner_subscription_manage: '/subscription/manage',
}
const user = { id: 7, forename: 'Ada', surname: 'Lovelace' }

interface Options {
  at?: string
  roles?: string[]
  config?: object
  routes?: object
  texts?: Record<string, string>
}

function setup({
  at = '/',
  roles = ['partner_admin'],
  config = { canWhitelabel: true, canUseWebhooks: true },
  routes = ROUTES,
  texts = en,
}: Options = {}) {
  const data = { routes, config: { partnerId: 3, ...config }, user: { ...user, roles } }
  return { ...renderIsland(<TeamMenu />, { texts, at, data }), keys: userEvent.setup() }
}

const button = () => screen.getByRole('button', { name: 'Team' })
const entry = (name: string) => screen.getByRole('menuitem', { name })
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
async function open(options: Options = {}) {
  const made = setup(options)
  await made.keys.click(button())
  return made
}

const scrollIntoView = jest.fn()
beforeEach(() => {
  setWide(true)
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
  scrollIntoView.mockClear()
})

describe('the team menu', () => {
  it('has the staff page and the sections of the settings, as real links', async () => {
    await open()
    expect(entries()).toEqual(['Staff', 'Company', 'White label', 'E-mail setup', 'Statuses', 'Automation', 'Webhooks'])
    expect(entry('Staff')).toHaveAttribute('href', '/users')
    expect(entry('Webhooks')).toHaveAttribute('href', '/account#webhooks')
  })

  it.each(LOCALES)('calls nothing in it as itself, and no two things the same: %s', async (locale) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'))
    const { keys } = setup({ texts })
    await keys.click(screen.getByRole('button', { expanded: false }))
    const names = [texts['teamMenu.title'], ...entries()]
    expect(names).toHaveLength(8)
    expect(new Set(names).size).toBe(names.length)
  })

  it('never shows billing, whoever looks', async () => {
    await open({ config: { isReseller: false, isResellerCustomer: false } })
    expect(screen.queryByRole('menuitem', { name: 'Billing' })).not.toBeInTheDocument()
  })

  it('leaves out what the plan does not include', async () => {
    await open({ config: {} })
    expect(entries()).toEqual(['Staff', 'Company', 'E-mail setup', 'Statuses', 'Automation'])
  })

  it('shows the staff page only to those who may not see the settings', async () => {
    await open({ roles: ['partner_design'] })
    expect(entries()).toEqual(['Staff'])
  })

  it('is not there for whoever would see nothing in it', () => {
    setup({ roles: ['partner_user'] })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('leaves out entries whose route the page does not have, or that needs more than a menu knows', async () => {
    await open({ routes: { partner_users: '/users/{team}', partner_account_settings: '/account' } })
    expect(entries()).not.toContain('Staff')
    expect(entries()).toContain('Company')
  })

  it('is shown on wide screens only, and follows the window', () => {
    setWide(false)
    setup()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    setWide(true)
    expect(button()).toBeInTheDocument()
  })
})

describe('its entries', () => {
  it('are marked by path, and by hash where they lead to a part of a page', async () => {
    const { store } = await open({ at: '/account#statuses' })
    expect(entry('Statuses')).toHaveAttribute('aria-current', 'page')
    for (const name of ['Company', 'Staff']) expect(entry(name)).not.toHaveAttribute('aria-current')
    go(store, '/users#statuses')
    expect(entry('Staff')).toHaveAttribute('aria-current', 'page')
    expect(entry('Statuses')).not.toHaveAttribute('aria-current')
  })

  it('go to another page without a page load where the main area can show it', async () => {
    const { store, keys, leavePage } = await open()
    store.navigation.claim(() => true)
    await keys.click(entry('Staff'))
    expect(location.pathname).toBe('/users')
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('load the page where it cannot', async () => {
    const { keys, leavePage } = await open()
    await keys.click(entry('Webhooks'))
    expect(leavePage).toHaveBeenCalledWith(`${location.origin}/account#webhooks`, 'assign')
  })

  it('scroll to their section on the page that is shown, 16 px below the edge, with focus and hash', async () => {
    const { store, keys, leavePage } = await open({ at: '/account' })
    store.navigation.claim(() => true)
    const section = document.createElement('section')
    section.innerHTML = '<h2>Webhooks</h2>'
    document.body.append(section)
    const forget = registerScrollTarget('webhooks', section)
    await keys.click(entry('Webhooks'))
    expect(scrollIntoView.mock.contexts).toEqual([section])
    expect(section.style.scrollMarginBlockStart).toBe('16px')
    expect(section.querySelector('h2')).toHaveFocus()
    expect(location.hash).toBe('#webhooks')
    expect(leavePage).not.toHaveBeenCalled()
    forget()
  })

  it('scroll to a section that the server rendered', async () => {
    const { store, keys } = await open({ at: '/account' })
    store.navigation.claim(() => true)
    const section = Object.assign(document.createElement('section'), { id: 'automation' })
    document.body.append(section)
    await keys.click(entry('Automation'))
    expect(scrollIntoView.mock.contexts).toEqual([section])
    expect(section).toHaveFocus()
  })

  it('only warn when there is nothing to scroll to', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store, keys } = await open({ at: '/account' })
    store.navigation.claim(() => true)
    await keys.click(entry('Statuses'))
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"statuses"')]])
    expect(selectToasts(store.getState())).toEqual([])
    expect(location.hash).toBe('#statuses')
  })
})

describe('by keyboard', () => {
  it('opens with an arrow, moves with arrows, Home, End and letters, and gives the focus back on Escape', async () => {
    const { keys } = setup()
    button().focus()
    await keys.keyboard('{ArrowDown}')
    expect(entry('Staff')).toHaveFocus()
    await keys.keyboard('{End}')
    expect(entry('Webhooks')).toHaveFocus()
    await keys.keyboard('{Home}{ArrowDown}')
    expect(entry('Company')).toHaveFocus()
    await keys.keyboard('au')
    expect(entry('Automation')).toHaveFocus()
    await keys.keyboard('{Escape}')
    expect(button()).toHaveFocus()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
