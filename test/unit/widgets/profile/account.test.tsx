import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CONFIRMED_MS } from '../../../../src/model'
import en from '../../../../widgets/profile/messages/en.json'
import AccountSections from '../../../../widgets/profile/signIn/AccountSections'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const SECRET = 'ABCD EFGH'
const ROUTES = {
  api_partner_second_steps: '/steps',
  api_partner_confirm: '/confirm',
  api_partner_code_app_create: '/apps',
  api_partner_code_app_prove: '/apps/{app}/code',
  api_partner_code_app_remove: '/apps/{app}',
  api_partner_passkey_remove: '/passkeys/{passkey}',
  api_partner_devices: '/devices',
  api_partner_device_sign_out: '/devices/{device}',
  api_partner_devices_sign_out: '/devices/others',
  api_partner_tokens: '/tokens',
  api_partner_token_revoke: '/tokens/{token}',
}
const AT = '2026-05-04T07:00:00Z'
const DEVICES = [
  { id: 1, browser: 'Firefox', system: 'Linux', signedInAt: AT, lastSeenAt: AT, isHere: true },
  { id: 2, browser: 'Chrome', system: 'Android', signedInAt: AT, lastSeenAt: AT },
]
const TOKEN = { id: 5, name: 'Backup', scopes: ['websites:read'], createdAt: AT, until: '2099-01-01' }

type Answers = Record<string, unknown>

/** The sections of somebody with the role, over a host that answers so; what it was asked is kept. */
function show(answers: Answers = {}, roles = ['partner_editor']) {
  const asked: [string, unknown][] = []
  const known: Answers = {
    'GET /steps': { codeApps: [], passkeys: [], recoveryCodes: 0 },
    'GET /devices': { items: DEVICES },
    'GET /tokens': { items: [TOKEN] },
    'POST /apps': { id: 3, secret: SECRET, uri: 'otpauth://totp/x', picture: 'data:image/svg+xml,x' },
    'POST /apps/3/code': { recoveryCodes: ['aaaa-bbbb'] },
  }
  const view = renderIsland(<AccountSections />, {
    texts: en,
    data: { routes: ROUTES, user: { id: 7, forename: 'Ada', email: 'ada@example.com', roles }, timeZone: 'Europe/Berlin' },
    replies: [
      ({ url, init }) => {
        const call = `${init.method ?? 'GET'} ${url.split('?', 1)[0]}`
        const { body } = init
        if (init.method !== 'GET') asked.push([call, typeof body === 'string' ? JSON.parse(body) : undefined])
        const answer = answers[call] ?? known[call]
        return answer instanceof Response ? answer.clone() : answer === undefined ? new Response(null, { status: 204 }) : json(answer)
      },
    ],
  })
  return { ...view, asked, keys: userEvent.setup() }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function confirm(keys: ReturnType<typeof userEvent.setup>) {
  await keys.type(await screen.findByLabelText('Password'), 'my password')
  await keys.click(await button('Confirm'))
}

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('an app is set up after the password, with a first code; recovery codes are shown once, and the store has no secret', async () => {
  const { keys, asked, store } = show()
  await keys.click(await button('Add authenticator app'))
  await confirm(keys)
  expect(await screen.findByText(SECRET)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toHaveAttribute('src', 'data:image/svg+xml,x')
  await keys.type(screen.getByRole('textbox', { name: /^Code in the app/ }), '123456')
  await keys.click(await button('Turn on'))
  expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument()
  expect(asked).toEqual([
    ['POST /confirm', { password: 'my password' }],
    ['POST /apps', undefined],
    ['POST /apps/3/code', { name: 'Phone', code: '123456' }],
  ])
  const kept = JSON.stringify(store.getState())
  for (const plain of [SECRET, 'aaaa-bbbb', 'my password', 'otpauth']) expect(kept).not.toContain(plain)
})

it('a wrong password is said beside the field, and nothing follows', async () => {
  const { keys, asked } = show({
    'POST /confirm': json({ errors: [{ name: 'password', message: 'Not yours' }] }, { status: 422 }),
  })
  await keys.click(await button('Add authenticator app'))
  await confirm(keys)
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Not yours'))
  expect(asked.map(([call]) => call)).toEqual(['POST /confirm'])
})

it('what there is can be removed; a second change does not ask again', async () => {
  const steps = {
    codeApps: [{ id: 3, name: 'Phone', createdAt: AT }],
    passkeys: [{ id: 4, name: 'Laptop', createdAt: AT, lastUsedAt: null }],
    recoveryCodes: 8,
  }
  const { keys, asked } = show({ 'GET /steps': steps })
  expect(await screen.findByText('8 recovery codes left')).toBeInTheDocument()
  expect(screen.getByText(/^Passkey · added .* · not used yet$/)).toBeInTheDocument()
  await keys.click(await button('Remove Phone'))
  await confirm(keys)
  await waitFor(() => expect(asked.at(-1)?.[0]).toBe('DELETE /apps/3'))
  await keys.click(await button('Remove Phone'))
  await waitFor(() => expect(asked.filter(([call]) => call === 'DELETE /apps/3')).toHaveLength(2))
})

it('a key that cannot be had is asked for again in its place', async () => {
  const answers: Answers = { 'POST /apps': new Response(null, { status: 500 }) }
  const { keys } = show(answers)
  await keys.click(await button('Add authenticator app'))
  await confirm(keys)
  const dialog = await screen.findByRole('dialog', { name: 'Add authenticator app' })
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The server reported an error.')
  answers['POST /apps'] = { id: 3, secret: SECRET, uri: 'otpauth://totp/x', picture: 'data:image/svg+xml,x' }
  await keys.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText(SECRET)).toBeInTheDocument()
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
  expect(within(dialog).getByRole('textbox', { name: /^Code in the app/ })).toHaveFocus()
})

it('what is removed hands the focus to the next, and the last one to what can be added', async () => {
  const passkeys = [4, 5].map((id) => ({ id, name: `Key ${id}`, createdAt: AT, lastUsedAt: null }))
  const answers: Answers = { 'GET /steps': { codeApps: [], passkeys, recoveryCodes: 8 } }
  const { keys } = show(answers)
  const remove = async (name: string, left: typeof passkeys) => {
    const place = await button(name)
    answers['GET /steps'] = { codeApps: [], passkeys: left, recoveryCodes: 8 }
    await keys.click(place)
  }
  await remove('Remove Key 4', passkeys.slice(1))
  await confirm(keys)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Key 5' })).toHaveFocus())
  await remove('Remove Key 5', [])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add authenticator app' })).toHaveFocus())
})

it('asks again in another session, and when the host has forgotten meanwhile', async () => {
  const steps = { codeApps: [{ id: 3, name: 'Phone', createdAt: AT }], passkeys: [], recoveryCodes: 8 }
  const { keys, asked, store } = show({ 'GET /steps': steps })
  const asks = () => asked.filter(([call]) => call === 'POST /confirm').length
  await keys.click(await button('Remove Phone'))
  await confirm(keys)
  await waitFor(() => expect(asked.at(-1)?.[0]).toBe('DELETE /apps/3'))

  store.services.signIn.settle({ csrf: { header: 'X-CSRF-Token', token: 'next' } })
  await keys.click(await button('Remove Phone'))
  await confirm(keys)
  await waitFor(() => expect(asks()).toBe(2))

  const later = Date.now() + CONFIRMED_MS
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await keys.click(await button('Remove Phone'))
  await confirm(keys)
  await waitFor(() => expect(asks()).toBe(3))
  jest.restoreAllMocks()
})

it('devices are named, this one is marked, others are signed out one by one or together', async () => {
  const { keys, asked } = show()
  const section = await screen.findByRole('region', { name: 'Where you are signed in' })
  await within(section).findByText('Chrome on Android')
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.includes('This device')),
  ).toEqual([true, false])
  await keys.click(await button('Sign out Chrome on Android'))
  await keys.click(await button('Sign out 1 other device'))
  await waitFor(() => expect(asked.map(([call]) => call)).toEqual(['DELETE /devices/2', 'POST /devices/others']))
})

it('a token is made for chosen areas and told once', async () => {
  const { keys, asked, store } = show({ 'POST /tokens': { ...TOKEN, id: 6, token: 'partner_pat_x' } })
  await keys.click(await button('New token'))
  await confirm(keys)
  await keys.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Report')
  expect(screen.queryByRole('combobox', { name: 'Settings and tools' })).not.toBeInTheDocument()
  expect(await button('Make token')).toBeDisabled()
  expect(screen.getByRole('group', { name: 'What it may do' })).toHaveAccessibleDescription('At least one area.')
  await keys.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Read')
  await keys.click(await button('Make token'))
  expect(await screen.findByDisplayValue('partner_pat_x')).toBeInTheDocument()
  expect(asked.at(-1)).toEqual(['POST /tokens', { name: 'Report', scopes: ['time:read'], until: expect.stringMatching(/^\d{4}-/) }])
  expect(JSON.stringify(store.getState())).not.toContain('partner_pat_x')
})

it('a token is revoked after a question', async () => {
  const { keys, asked } = show()
  expect(await screen.findByText(/^Websites and to-dos \(Read\) · until .* · not used yet$/)).toBeInTheDocument()
  await keys.click(await button('Revoke Backup'))
  await keys.click(within(await screen.findByRole('dialog', { name: 'Revoke Backup' })).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(asked).toEqual([['DELETE /tokens/5', undefined]]))
})

it('somebody without rights has no use for tokens', async () => {
  show({}, ['partner_user'])
  await screen.findByText('Chrome on Android')
  expect(screen.queryByRole('heading', { name: 'API tokens' })).not.toBeInTheDocument()
})
