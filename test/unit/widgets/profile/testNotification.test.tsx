import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectToasts } from '../../../../src/store'
import { TestNotification } from '../../../../widgets/profile/form/TestNotification'
import en from '../../../../widgets/profile/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const show = (routes: object) =>
  renderIsland(<TestNotification email="ada@example.com" />, {
    texts: en,
    data: { routes },
    replies: [new Response(null, { status: 204 })],
  })

it('is sent at a press, and it is said where to', async () => {
  const { store, calls } = show({ api_partner_profile_test: '/test' })
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test e-mail' }))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ key: 'A test e-mail to ada@example.com is on its way' }]))
  expect(calls.map(({ url, init }) => [init.method, url])).toEqual([['POST', '/test']])
})

it('is not offered where the host has none', () => {
  show({})
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
