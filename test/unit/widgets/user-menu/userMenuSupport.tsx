import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../../src/i18n/messages/en.json'
import { UserMenu } from '../../../../widgets/user-menu/UserMenu'
import { json } from '../../http/support'
import { renderIsland } from '../renderIsland'

const ROUTES = {
  partner_index: '/',
  partner_profile: '/profile',
  partner_logout: '/logout',
  partner_profile_partner_list: '/profile/partner/list',
  partner_profile_partner_select: { path: '/profile/partner/{selectedPartner}/select', requirements: { selectedPartner: '\\d+' } },
}

const PARTNERS = [
  { id: 3, name: 'Nordlicht Webstudio', role: 'manager' },
  { id: 8, name: 'Ångström Söhne', role: 'support' },
  { id: 9, name: 'Brücke Digital', logo: '/logo.png', role: 'admin' },
]

interface Options {
  at?: string
  user?: object
  partners?: object[]
  routes?: object
  config?: object
  /** What comes after the list of partners. */
  replies?: NonNullable<Parameters<typeof renderIsland>[1]>['replies']
}

/** The menu of a manager of the first of three partners. */
export function renderUserMenu({ at = '/', user = {}, partners = PARTNERS, routes = ROUTES, config = {}, replies = [] }: Options = {}) {
  const data = {
    routes,
    config: { partnerId: 3, ...config },
    user: { id: 7, forename: 'Ada', surname: 'Lovelace', role: 'partner_manager', roles: ['partner_manager'], ...user },
    profile: { partners: partners.map((partner) => ({ name: '', ...partner })) },
  }
  const made = renderIsland(<UserMenu />, { texts: en, at, data, replies: [json(partners), ...(replies ?? [])] })
  const keys = userEvent.setup()
  const open = () => keys.click(screen.getByRole('button', { name: 'User menu: Ada Lovelace' }))
  const choose = async (name: string) => {
    await open()
    await keys.click(screen.getByRole('menuitem', { name }))
  }
  return { ...made, keys, open, choose }
}
