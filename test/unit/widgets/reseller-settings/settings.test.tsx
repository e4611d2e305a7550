import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { ResellerSettingsScreen } from '../../../../widgets/reseller-settings/ResellerSettingsScreen'
import en from '../../../../widgets/reseller-settings/messages/en.json'
import { fakeFetch, json } from '../../http/support'
import { renderIsland, setWide, stopIslands, undoLast } from '../renderIsland'

const NAME = 'api_partner_reseller_settings'
const routes = { [NAME]: routesByName.get(NAME)?.path ?? '' }
const SAVED = { upgradeUrl: 'https://example.com/more' }

const open = (...answers: Parameters<typeof fakeFetch>) => openAs('partner_admin', ...answers)

/** The settings of a reseller, whose saves are answered so. */
async function openAs(role: string, ...answers: Parameters<typeof fakeFetch>) {
  const { calls, fetch } = fakeFetch(...answers)
  const reply = ({ url, init }: { url: string; init: RequestInit }) => (init.method === 'POST' ? fetch(url, init) : json(SAVED))
  const user = { id: 1, name: 'Ada', roles: [role] }
  const { store } = renderIsland(<ResellerSettingsScreen />, {
    texts: en,
    data: { routes, user },
    at: '/partner-settings',
    replies: [reply],
  })
  await screen.findByRole('textbox', { name: 'Upgrade page' })
  return { calls, store, keys: userEvent.setup() }
}

const upgrade = () => screen.getByRole('textbox', { name: 'Upgrade page' })
const privacy = () => screen.getByRole('textbox', { name: 'Privacy policy (web address)' })
const save = () => screen.getByRole('button', { name: 'Save' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => setWide(true))
afterEach(stopIslands)

it('keeps what is changed while the answer is on its way', async () => {
  let answer: (reply: Response) => void = () => undefined
  const { calls, keys } = await open(() => new Promise((resolve) => (answer = resolve)))
  type(upgrade(), 'https://example.com/most')
  await keys.click(save())
  type(privacy(), 'https://example.com/privacy')
  await act(async () => answer(json({ upgradeUrl: 'https://example.com/most' })))
  expect(upgrade()).toHaveValue('https://example.com/most')
  expect(privacy()).toHaveValue('https://example.com/privacy')
  await keys.click(save())
  await waitFor(() => expect(calls[1]?.init.body).toBe('{"privacyPolicyUrl":"https://example.com/privacy"}'))
})

it('leads to the field that is refused, and says nothing against what is typed then or was there before', async () => {
  const errors = [
    { name: 'privacyPolicyUrl', message: 'No address' },
    { name: 'shoe', message: 'Too big' },
  ]
  const { keys, store } = await open(json({ errors }, { status: 422 }))
  type(privacy(), 'privacy')
  await keys.click(save())
  await waitFor(() => expect(privacy()).toHaveFocus())
  expect(privacy()).toHaveAccessibleDescription(/No address/)
  expect(screen.getByRole('alert')).toHaveTextContent('Too big')
  type(privacy(), 'https://example.com/privacy')
  expect(privacy()).not.toBeInvalid()
  type(privacy(), 'privacy')
  await keys.click(save())
  await waitFor(() => expect(privacy()).toBeInvalid())
  await keys.click(screen.getByRole('button', { name: 'Discard' }))
  expect(privacy()).not.toBeInvalid()
  expect(privacy()).toHaveValue('')
  undoLast(store)
  expect(privacy()).toHaveValue('privacy')
})

it.each([
  ['partner_manager', true],
  ['partner_admin', false],
])('says to a %s why nothing can be changed: %s', async (role, isLocked) => {
  await openAs(role)
  expect(screen.queryByText('Only an admin can change this.') !== null).toBe(isLocked)
  expect(upgrade().matches(':disabled')).toBe(isLocked)
})
