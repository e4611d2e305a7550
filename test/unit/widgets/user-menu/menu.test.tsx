import { act, screen, waitFor } from '@testing-library/react'
import { userChanged } from '../../../../src/store'
import { json } from '../../http/support'
import { go, setWide, stopIslands } from '../renderIsland'
import { renderUserMenu } from './userMenuSupport'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const button = () => screen.getByRole('button', { name: /^User menu/ })

describe('the user menu', () => {
  it('has the sections of the profile, the switch of the partner and logout', async () => {
    const { open } = renderUserMenu()
    await open()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Basics',
      'Notifications',
      'Absence',
      'Recent actions',
      'Switch partner',
      'Log out',
    ])
    expect(screen.getByRole('menuitem', { name: 'Absence' })).toHaveAttribute('href', '/profile#absence')
  })

  it('says who is signed in, as what, and for whom', async () => {
    const { open } = renderUserMenu()
    await open()
    expect(screen.getByRole('menu')).toHaveTextContent('Ada LovelaceNordlicht WebstudioManager')
  })

  it('says how the partner is called now, and shows its logo', async () => {
    const routes = { partner_index: '/', partner_profile_partner_list: '/profile/partner/list', api_partner: '/api/partner' }
    const { open, calls } = renderUserMenu({
      routes,
      replies: [json({ id: 3, name: 'Nordlicht Neu', logo: '/logo.png', role: 'manager' })],
    })
    await open()
    await screen.findByText('Nordlicht Neu')
    expect(screen.getByRole('menu').querySelector('img')).toHaveAttribute('src', '/logo.png')
    expect(calls.map(({ url }) => url)).toContain('/api/partner')
  })

  it('shows the logo that the page names while the server has not said another', async () => {
    const { open } = renderUserMenu({ config: { logo: '/brand/nordlicht.png' } })
    await open()
    expect(screen.getByRole('menu').querySelector('img')).toHaveAttribute('src', '/brand/nordlicht.png')
  })

  it('shows no logo where the server says that there is none now', async () => {
    const routes = { partner_index: '/', partner_profile_partner_list: '/profile/partner/list', api_partner: '/api/partner' }
    const replies = [json({ id: 3, name: 'Nordlicht Neu', logo: null, role: 'manager' })]
    const { open } = renderUserMenu({ routes, config: { logo: '/brand/nordlicht.png' }, replies })
    await open()
    await screen.findByText('Nordlicht Neu')
    expect(screen.getByRole('menu').querySelector('img')).toBeNull()
  })

  it('asks for the partners when it mounts', async () => {
    const { calls } = renderUserMenu()
    await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(['/profile/partner/list']))
  })

  it('marks the section that the address shows', async () => {
    const { open, store } = renderUserMenu({ at: '/profile#notifications' })
    await open()
    expect(screen.getByRole('menuitem', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page')
    go(store, '/profile#basics')
    expect(screen.getByRole('menuitem', { name: 'Notifications' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('menuitem', { name: 'Basics' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows the picture of the user', () => {
    renderUserMenu({ user: { image: '/ada.png' } })
    expect(button().querySelector('img')).toHaveAttribute('src', '/ada.png')
  })

  it('shows a person icon for a user without a picture', () => {
    renderUserMenu()
    expect(button().querySelector('img')).toBeNull()
    expect(button().querySelector('.lucide-user-round')).not.toBeNull()
  })

  it('follows a change of name and picture at once', () => {
    const { store } = renderUserMenu()
    act(() => void store.dispatch(userChanged({ forename: 'Augusta', image: '/new.png' })))
    expect(screen.getByRole('button', { name: 'User menu: Augusta Lovelace' }).querySelector('img')).toHaveAttribute('src', '/new.png')
  })

  it('is shown on wide screens only', () => {
    setWide(false)
    renderUserMenu()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    setWide(true)
    expect(button()).toBeInTheDocument()
  })

  it('does not offer a switch to whoever has one partner', async () => {
    const { open } = renderUserMenu({ partners: [{ id: 3, name: 'Nordlicht Webstudio' }] })
    await open()
    expect(screen.queryByRole('menuitem', { name: 'Switch partner' })).not.toBeInTheDocument()
  })
})
