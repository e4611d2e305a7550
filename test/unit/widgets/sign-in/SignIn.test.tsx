import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectErrors, signInAsked } from '../../../../src/store'
import en from '../../../../widgets/sign-in/messages/en.json'
import { SignIn } from '../../../../widgets/sign-in/SignIn'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const ROUTES = {
  partner_session_start: '/session',
  partner_passkey_options: '/session/passkey/options',
  partner_passkey_sign_in: '/session/passkey',
  partner_password_forgotten: '/password/forgotten',
}
const refusal = (name: string, message: string) => json({ errors: [{ name, message }] }, { status: 422 })
const SESSION = json({ userId: 7, partnerId: 3, csrf: { header: 'X', token: 'y' } })

function show(replies: Response[]) {
  const user = { id: 7, forename: 'Ada', email: 'ada@example.com', roles: [] }
  const view = renderIsland(<SignIn />, {
    texts: en,
    data: { routes: ROUTES, user, config: { partnerId: 3, upgradeUrl: 'https://plans.example/' } },
    replies,
  })
  act(() => void view.store.dispatch(signInAsked()))
  const bodies = () => view.calls.map(({ init }) => JSON.parse(String(init.body)))
  return { ...view, bodies, keys: userEvent.setup() }
}
const password = () => screen.getByLabelText('Password')

it('asks for the code of a second step in place, with the password kept', async () => {
  const { keys, bodies } = show([refusal('code', 'Please enter the code'), refusal('code', 'Not right'), SESSION])
  await keys.type(password(), 'my password{Enter}')
  const code = await screen.findByRole('textbox', { name: 'Code' })
  expect(code).toHaveFocus()
  expect(password()).toHaveValue('my password')
  await keys.type(code, '111111{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Not right/))
  await keys.clear(code)
  await keys.type(code, '222222{Enter}')
  await waitFor(() => expect(bodies()).toHaveLength(3))
  const proof = { email: 'ada@example.com', password: 'my password', partnerId: 3 }
  expect(bodies()).toEqual([proof, { ...proof, code: '111111' }, { ...proof, code: '222222' }])
})

it('shows the password to whoever wants to see what they type', async () => {
  const { keys } = show([])
  await keys.type(password(), 'my password')
  expect(password()).toHaveAttribute('type', 'password')
  await keys.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  expect(password()).toHaveValue('my password')
})

it('says beside the password what is wrong with it', async () => {
  const { keys, store } = show([refusal('password', 'Wrong')])
  await keys.type(password(), 'x{Enter}')
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Wrong/))
  expect(password()).toHaveValue('')
  expect(screen.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument()
  // So it is no problem of the page.
  expect(selectErrors(store.getState())).toEqual([])
})

it('leads elsewhere for a forgotten password, so that the page stays, and offers a passkey', () => {
  show([])
  const link = screen.getByRole('link', { name: 'Forgot your password?' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('href', expect.stringContaining('/password/forgotten?email=ada'))
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeInTheDocument()
})

it('keeps the password that the host had no answer to, says why, and tries again', async () => {
  const { keys, bodies } = show([new Response('<h1>Whoops</h1>', { status: 500, headers: { 'content-type': 'text/html' } }), SESSION])
  await keys.type(password(), 'my password{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server reported an error. Please try again.')
  expect(password()).toHaveValue('my password')
  expect(password()).toBeValid()
  expect(password()).toHaveFocus()
  await keys.keyboard('{Enter}')
  await waitFor(() => expect(bodies()).toHaveLength(2))
})

it('has the focus on the password when that is wrong, whichever button sent it', async () => {
  const { keys } = show([refusal('password', 'Wrong')])
  await keys.type(password(), 'x')
  await keys.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Wrong/))
  expect(password()).toHaveFocus()
})

it('keeps the focus on the button of a passkey that cannot be had', async () => {
  const { keys } = show([json({ error: 'Not now' }, { status: 422 })])
  const passkey = screen.getByRole('button', { name: 'Sign in with a passkey' })
  await keys.click(passkey)
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now')
  expect(passkey).toHaveFocus()
})

it('leads to a larger plan where one is needed', async () => {
  const { keys } = show([json({ error: 'Not in this plan' }, { status: 402 })])
  await keys.type(password(), 'my password{Enter}')
  expect(await screen.findByRole('link', { name: /^Not in this plan/ })).toHaveAttribute('href', 'https://plans.example/')
})
