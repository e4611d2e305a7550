import { registry } from '../../widgets/registry'
import { expect, test } from './test'

interface Place {
  readonly island: string
  readonly path: string
  /** What it shows of the data of the demo. */
  readonly shows: string | RegExp
  readonly person?: string
}

/** Islands that the main area loads as screens of their own. */
const SCREENS: readonly Place[] = [
  { island: 'websites', path: '/', shows: 'Tischlerei Hansen' },
  { island: 'tickets', path: '/tickets', shows: 'Holger Königsmann' },
  { island: 'next', path: '/next?scope=team', shows: 'Ask for permission to use the team photo' },
  { island: 'overdue-todos', path: '/overdue-todos', shows: 'Kwiaciarnia Dąbrowska' },
  { island: 'profile', path: '/profile', shows: 'You sign in with this address.' },
  { island: 'staff', path: '/users', shows: 'Carla Rossi' },
  { island: 'subscription', path: '/subscription/manage', shows: 'R-2026100' },
  { island: 'agency-offers', path: '/agency-offers', shows: 'Photo day' },
  { island: 'settings', path: '/account', shows: 'Company name' },
  { island: 'mailer', path: '/email-composer/compose/3', shows: 'info@blumenhaus-brandt.example' },
  { island: 'email-templates', path: '/email-composer/templates', shows: 'Feedback wanted' },
  { island: 'outgoing-mails', path: '/tools/outgoing-mails', shows: 'Suppressed addresses' },
  { island: 'mail-transfer', path: '/tools/mailtransfer', shows: 'No mailbox was moved yet' },
  { island: 'time-report', path: '/tools/timereport', shows: 'Mia Lindqvist' },
  { island: 'agency-statistics', path: '/websites/statistics', shows: 'Nyírő Fogászat' },
  { island: 'general-domains', path: '/domains', shows: 'alte-backstube.example' },
  { island: 'website-templates', path: '/templates', shows: 'Template Blumenhaus Lorenzen' },
  { island: 'new-website', path: '/website/new', shows: 'Customer e-mail' },
  { island: 'customer-data', path: '/website/1/edit', shows: 'Hafenstraße 31' },
  { island: 'website-details', path: '/website/1', shows: 'Tischlerei Hansen' },
  { island: 'collections', path: '/website/25/collections', shows: 'Filialen' },
  { island: 'domains', path: '/website/27/domains', shows: 'gartnerei-strauss.example' },
  { island: 'clients', path: '/clients', shows: 'Kontor & Küste', person: 'reseller' },
  { island: 'reseller-settings', path: '/partner-settings', shows: 'What your customers start with.', person: 'reseller' },
]

/** Islands that stand beside the main area, or come when there is something to show. */
const OTHERS = ['goals', 'main', 'notices', 'palette', 'reseller-menu', 'sidebar', 'sign-in', 'team-menu', 'toasts', 'user-menu']

test('every island of the product has its journey', () => {
  const known = [...SCREENS.map(({ island }) => island), ...OTHERS, 'client', 'unassigned-emails']
  expect(known.toSorted()).toEqual(Object.keys(registry).toSorted())
})

for (const { island, path, shows, person = 'admin' } of SCREENS)
  test(`the screen ${island} shows its data`, async ({ tab, signIn }) => {
    await signIn(person)
    await tab.open(path)
    await tab.island('main').says(shows)
  })

test('unassigned e-mails have an island of their own', async ({ tab, signIn }) => {
  await signIn('admin')
  await tab.open('/unassigned_emails')
  await tab.island('unassigned-emails').says('From people')
})

test('a client of a reseller has a screen', async ({ tab, signIn }) => {
  await signIn('reseller')
  await tab.open('/clients')
  await tab.island('main').role('link', 'Kontor & Küste').click()
  await tab.isAt(/^\/clients\/\d+/)
  await tab.island('main').role('heading', 'Kontor & Küste').visible()
})

test('the frame has its sidebar with counts, its menus and the first steps', async ({ tab, signIn }) => {
  await signIn('reseller')
  await tab.open('/')
  await tab.island('reseller-menu').role('button').visible()
  await signIn('admin')
  await tab.open('/')
  await tab
    .island('sidebar')
    .role('link', /^Tickets/)
    .says(/\d/)
  await tab.island('team-menu').role('button', /Team/).visible()
  await tab.island('user-menu').says('Anna Petersen')
  await tab.island('goals').role('progressbar').visible()
})

test('the palette opens by a key, finds a website and goes there', async ({ tab, signIn, engine }) => {
  await signIn('admin')
  await tab.open('/tickets')
  await tab.island('main').role('heading', 'Tickets').visible()
  await tab.press('Control', 'k')
  const field = tab.island('palette').role('combobox')
  await field.hasFocus()
  await engine.type('Petersen')
  await tab
    .island('palette')
    .role('option', /Bäckerei Petersen/)
    .visible()
  await field.fill('profile')
  await tab
    .island('palette')
    .role('option', /Absence/)
    .click()
  await tab.isAt('/profile#absence')
  await tab.island('main').role('heading', 'Absence').hasFocus()
})
