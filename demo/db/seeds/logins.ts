/** Demo data, printed at the start and on the login page: it opens nothing but the demo. */
export const DEMO_PASSWORD = 'demo-password-2026'

export interface Login {
  email: string
  /** What the person may do, in words for the list of logins. */
  role: string
  partner: string
}

/** The people one can log in as, in every data set; in the empty one it is only the admin. */
export const LOGINS: readonly Login[] = [
  { email: 'admin@demo.partner', role: 'admin', partner: 'Nordlicht Webstudio' },
  { email: 'manager@demo.partner', role: 'manager', partner: 'Nordlicht Webstudio' },
  { email: 'support@demo.partner', role: 'support', partner: 'Nordlicht Webstudio' },
  { email: 'design@demo.partner', role: 'design', partner: 'Nordlicht Webstudio' },
  { email: 'editor@demo.partner', role: 'editor', partner: 'Nordlicht Webstudio' },
  { email: 'sales@demo.partner', role: 'sales', partner: 'Nordlicht Webstudio' },
  { email: 'user@demo.partner', role: 'user', partner: 'Nordlicht Webstudio' },
  { email: 'several@demo.partner', role: 'manager, support, admin', partner: 'Nordlicht Webstudio, Hafenwerk Hosting, Atelier Deux-Rives' },
  { email: 'reseller@demo.partner', role: 'admin', partner: 'Hafenwerk Hosting' },
  { email: 'reseller-customer@demo.partner', role: 'admin', partner: 'Kontor & Küste' },
  { email: 'atelier@demo.partner', role: 'admin', partner: 'Atelier Deux-Rives' },
]
