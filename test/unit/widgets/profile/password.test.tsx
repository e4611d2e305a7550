import { screen, waitFor } from '@testing-library/react'
import { selectNotices } from '../../../../src/store'
import { passwordStrength } from '../../../../widgets/profile/password/passwordStrength'
import { json } from '../../http/support'
import { setWide, stopIslands } from '../renderIsland'
import { renderProfile, sent } from './profileSupport'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const GOOD = 'correct horse battery'
const current = () => screen.getByLabelText('Current password')
const next = () => screen.getByLabelText('New password')

async function fill(before: string, after: string, replies = [new Response(null, { status: 204 })]) {
  const made = await renderProfile({ replies })
  if (before) await made.keys.type(current(), before)
  if (after) {
    next().focus()
    await made.keys.paste(after)
  }
  await made.keys.click(screen.getByRole('button', { name: 'Change password' }))
  return made
}

describe('the password', () => {
  it('is changed with the current one, and tells that other devices are signed out', async () => {
    const { calls, store } = await fill('old', GOOD)
    await waitFor(() =>
      expect(selectNotices(store.getState())).toMatchObject([{ kind: 'success', key: expect.stringContaining('Other devices') }]),
    )
    expect(sent(calls)).toEqual([{ current: 'old', password: GOOD, confirmation: GOOD }])
    expect(current()).toHaveValue('')
    expect(next()).toHaveValue('')
  })

  it.each([
    ['', GOOD, 'Current password', 'Please enter your current password.'],
    ['old', 'too short', 'New password', 'This password is too short.'],
    ['old', 'long'.repeat(51), 'New password', 'This password is too long.'],
  ])('is not sent as %p and %p', async (before, after, label, message) => {
    const { calls } = await fill(before, after)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(sent(calls)).toEqual([])
  })

  it('shows beside the fields what the server refuses, and keeps them', async () => {
    await fill('wrong', GOOD, [json({ errors: [{ name: 'current', message: 'Not your password' }] }, { status: 422 })])
    await waitFor(() => expect(current()).toHaveAccessibleDescription('Not your password'))
    expect(current()).toHaveFocus()
    expect(next()).toHaveValue(GOOD)
  })

  it('says what else went wrong', async () => {
    await fill('old', GOOD, [json({ error: 'Too many tries' }, { status: 429 })])
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries')
  })

  it('can be looked at, and is known to password managers', async () => {
    const { keys } = await renderProfile()
    expect(next()).toHaveAttribute('type', 'password')
    expect([current(), next()].map((field) => field.getAttribute('autocomplete'))).toEqual(['current-password', 'new-password'])
    await keys.click(screen.getAllByRole('button', { name: 'Show password' }).at(-1) ?? next())
    expect(next()).toHaveAttribute('type', 'text')
  })

  it('is told how good it is while it is typed', async () => {
    const { keys } = await renderProfile()
    expect(screen.getByText(/^At least 12 characters/)).toBeInTheDocument()
    await keys.type(next(), 'abcabcabcab')
    expect(screen.getByText('1 more character')).toBeInTheDocument()
    await keys.type(next(), 'c')
    expect(screen.getByText(/^Weak/)).toBeInTheDocument()
  })
})

test.each([
  ['eleven char', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdabcdabcdabcd', 'weak'],
  ['abcdefghijkl', 'fair'],
  ['Abcdefghij1!', 'strong'],
  ['eine kleine nachtmusik', 'strong'],
])('%p is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
