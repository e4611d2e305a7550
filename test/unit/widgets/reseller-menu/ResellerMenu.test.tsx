import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../../src/i18n/messages/en.json'
import { ResellerMenu } from '../../../../widgets/reseller-menu/ResellerMenu'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const routes = { partner_settings: '/partner-settings', partner_clients: '/clients' }

function setup(roles = ['partner_admin'], config: object = { isReseller: true }, at = '/') {
  const data = { routes, config: { partnerId: 3, ...config }, user: { id: 7, name: 'Ada', roles } }
  return renderIsland(<ResellerMenu />, { texts: en, at, data })
}

beforeEach(() => setWide(true))
afterEach(stopIslands)

describe('the reseller menu', () => {
  it('has reseller settings and customers', async () => {
    setup(['partner_admin'], { isReseller: true }, '/clients')
    await userEvent.click(screen.getByRole('button', { name: 'Reseller' }))
    expect(screen.getByRole('menuitem', { name: 'Reseller settings' })).toHaveAttribute('href', '/partner-settings')
    expect(screen.getByRole('menuitem', { name: 'Reseller customers' })).toHaveAttribute('href', '/clients')
    expect(screen.getByRole('menuitem', { name: 'Reseller customers' })).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['a partner that is no reseller', ['partner_admin'], {}],
    ['somebody without the right', ['partner_sales'], { isReseller: true }],
  ])('is not there for %s', (_, roles, config) => {
    setup(roles, config)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is not there on narrow screens', () => {
    setWide(false)
    setup()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
