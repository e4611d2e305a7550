import type { Role } from '../../src/model'

/** Demo data, printed at the start and on the login page: it opens nothing but the demo. */
export const DEMO_PASSWORD = 'demo-password-2026'

export interface Login {
  email: string
  /** What the person is, with each partner in turn. */
  roles: readonly Role[]
  partner: string
}

/** The people one can log in as, in every data set; in the empty one it is only the admin. */
export const LOGINS: readonly Login[] = [
  { email: 'admin@demo.partner', roles: ['admin'], partner: 'Nordlicht Webstudio' },
  { email: 'manager@demo.partner', roles: ['manager'], partner: 'Nordlicht Webstudio' },
  { email: 'support@demo.partner', roles: ['support'], partner: 'Nordlicht Webstudio' },
  { email: 'design@demo.partner', roles: ['design'], partner: 'Nordlicht Webstudio' },
  { email: 'editor@demo.partner', roles: ['editor'], partner: 'Nordlicht Webstudio' },
  { email: 'sales@demo.partner', roles: ['sales'], partner: 'Nordlicht Webstudio' },
  { email: 'user@demo.partner', roles: ['user'], partner: 'Nordlicht Webstudio' },
  {
    email: 'several@demo.partner',
    roles: ['manager', 'support', 'admin'],
    partner: 'Nordlicht Webstudio, Hafenwerk Hosting, Atelier Deux-Rives',
  },
  { email: 'reseller@demo.partner', roles: ['admin'], partner: 'Hafenwerk Hosting' },
  { email: 'reseller-customer@demo.partner', roles: ['admin'], partner: 'Kontor & Küste' },
  { email: 'atelier@demo.partner', roles: ['admin'], partner: 'Atelier Deux-Rives' },
]
