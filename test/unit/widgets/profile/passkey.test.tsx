import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../../widgets/profile/messages/en.json'
import PasskeyDialog from '../../../../widgets/profile/signIn/PasskeyDialog'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

const mockRegistration = jest.fn()
jest.mock('../../../../src/api/call/passkeyLibrary', () => ({ startRegistration: () => mockRegistration() }))

afterEach(stopIslands)

it.each([
  ['InvalidStateError', 'There is already a passkey for this account here.'],
  ['SecurityError', 'The passkey could not be used here.'],
])('a browser that makes none because of %s is understood', async (name, text) => {
  mockRegistration.mockRejectedValue(Object.assign(new Error('none'), { name }))
  const routes = { api_partner_passkey_begin: '/passkeys/begin', api_partner_passkeys: '/passkeys' }
  renderIsland(<PasskeyDialog onAdded={() => undefined} onClose={() => undefined} />, {
    texts: en,
    data: { routes },
    replies: [json({ challenge: 'AA' })],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('alert')).toHaveFocus()
})
