import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import shared from '../../../../src/i18n/messages/de.json'
import ChangesSection from '../../../../widgets/settings/changes/ChangesSection'
import de from '../../../../widgets/settings/messages/de.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_account_changes', 'api_partner_account_restore']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const sara = { id: 9, name: 'sara', forename: 'Sara', surname: 'Lind' }
const texts = { ...shared, ...de, 'status.creation': 'Erstellung' }

beforeEach(() => setWide(true))
afterEach(stopIslands)

const change = (name: string, before: unknown, after: unknown) => ({ name, before, after })
const entryWith = (...fields: object[]) => ({ id: 1, at: '2026-11-20T08:00:00.000Z', by: sara, fields, restorable: false })
const show = (...replies: (() => Response)[]) =>
  renderIsland(<ChangesSection />, { texts, data: { locale: 'de', routes, users: [sara] }, replies })

/** What an entry of the log says about each of its fields. */
async function said(...fields: object[]): Promise<string[][]> {
  show(() => json({ items: [entryWith(...fields)] }))
  const [entry] = await screen.findAllByRole('group')
  const lists = within(entry as HTMLElement).getAllByRole('term', { hidden: true })
  return lists.map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent ?? ''))
}

it('says who changed what and when, with the labels, names and words of the reader', async () => {
  const todos = [
    { description: 'Anrufen', to: 9, days: 3 },
    { description: 'Logo', to: null, days: null },
  ]
  const node = { id: 4, name: 'Rack 4', host: 'rack4.example', type: 'cpanel', default: true }
  const hook = { name: 'CRM', url: 'https://crm.example/in', enabled: false, events: ['todo_created'] }
  expect(
    await said(
      change('language', 'en', 'fr'),
      change('sendUndoSeconds', 10, 1),
      change('responseTargetHours', 8, 4),
      change('validationSettings.validateStaff', false, true),
      change('statusLabels.creation', null, { de: 'Bau', en: '' }),
      change('statusLimits.creation', null, 1200),
      change('hardLimits.creation', null, true),
      change('hardLimits.person', true, null),
      change('todosForStatusMap.creation', null, todos),
      change('mailer.encryption', 'starttls', 'none'),
      change('mailer.hasPassword', true, false),
      { name: 'mailer.password' },
      change('mailer.port', 587, 2525),
      change('monitorRecipients', [], ['a@nord.example', 'b@nord.example']),
      change('color', null, '0b6b75'),
      change('hostingNodes', [], [node]),
      change('webhooks', [], [hook]),
      change('inherited', ['logo', 'termsOfServiceUrl'], []),
    ),
  ).toEqual([
    ['Sprache', 'English', 'Français'],
    [de['settings.sendUndo'], '10 Sekunden', '1 Sekunde'],
    [de['settings.responseTargetHours'], '8 Stunden', '4 Stunden'],
    [de['settings.validateStaff'], 'aus', 'an'],
    ['Eigene Namen von Status: Erstellung', '–', 'Deutsch: Bau'],
    ['Höchstzahl der Websites im Status: Erstellung', '–', '1.200'],
    ['Obergrenze lehnt mehr ab: Erstellung', '–', 'an'],
    ['Mehr Zuweisungen ablehnen', 'an', '–'],
    ['Aufgaben je Status: Erstellung', '–', 'Anrufen (Sara Lind, 3 Tage)\nLogo'],
    ['Verschlüsselung', 'STARTTLS', 'Keine'],
    ['SMTP-Passwort', '••••••', '–'],
    ['SMTP-Passwort', 'ersetzt'],
    ['Port', '587', '2525'],
    [de['settings.monitorRecipients'], '–', 'a@nord.example\nb@nord.example'],
    ['Markenfarbe', '–', '#0b6b75'],
    ['Hosting', '–', 'Rack 4 (rack4.example, cPanel, Standard)'],
    ['Webhooks', '–', 'CRM (https://crm.example/in, aus, todo_created)'],
    ['Vom Reseller übernommen', 'Logo\nGeschäftsbedingungen (Webadresse)', '–'],
  ])
  expect(screen.getByText(/20\. November 2026.* · Sara Lind · .* · 18 Änderungen/)).toBeInTheDocument()
})

it('shows a picture as a picture', async () => {
  await said(change('logo', null, '/static/brand/abc.png'))
  expect(screen.getByRole('img', { name: 'Logo', hidden: true })).toHaveAttribute('src', '/static/brand/abc.png')
})

it('does not say that nothing was changed when the log does not come, and asks again', async () => {
  const user = userEvent.setup()
  show(
    () => json({}, { status: 500 }),
    () => json({ items: [] }),
  )
  await user.click(await screen.findByRole('button', { name: shared['partner.general.retry'] }))
  expect(await screen.findByText(de['settings.changes.empty'])).toBeVisible()
})

it('names the first fields of an entry before it is opened', async () => {
  const changed = ['language', 'color', 'mailer.port'].map((name) => change(name, null, null))
  show(() => json({ items: [entryWith(...changed), { ...entryWith(...changed, change('mailer.encryption', 'none', 'tls')), id: 2 }] }))
  const [few, many] = (await screen.findAllByRole('group')).map((entry) => entry.querySelector('summary')?.textContent ?? '')
  expect(few).toMatch(/Sara Lind · Sprache, Markenfarbe und Port$/)
  expect(many).toMatch(/Sara Lind · Sprache, Markenfarbe und Port · 4 Änderungen$/)
})
