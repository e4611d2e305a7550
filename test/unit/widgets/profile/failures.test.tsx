import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectErrors, selectSignIn, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/profile/messages/en.json'
import { ProfileScreen } from '../../../../widgets/profile/ProfileScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'
import { forename, isOffered, PROFILE, renderProfile, save } from './profileSupport'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const type = (value: string) => fireEvent.change(forename(), { target: { value } })

describe('a save that fails', () => {
  it.each([
    ['it is forbidden', json({}, { status: 403 }), 'You are not allowed to do this.'],
    ['the server breaks', json({}, { status: 500 }), 'The server reported an error.'],
    ['the server refuses as a whole', json({ error: 'Closed for today' }, { status: 422 }), 'Closed for today'],
    ['a field is refused that is not here', json({ errors: [{ name: 'shoe', message: 'Too big' }] }, { status: 422 }), 'shoe: Too big'],
    ['the line is cut', new TypeError('Failed to fetch'), 'The server cannot be reached.'],
    ['the answer is no profile', json('nope'), 'The server’s answer was not understood.'],
  ])('because %s says so in place and keeps what was typed', async (_, reply, message) => {
    const { keys } = await renderProfile({ replies: [reply] })
    type('Augusta')
    await keys.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(`Your changes were not saved. ${message}`)
    expect(forename()).toHaveValue('Augusta')
    expect(isOffered()).toBe(true)
  })

  it('goes through when it is tried again', async () => {
    const { keys } = await renderProfile({ replies: [json({}, { status: 500 }), json({ ...PROFILE, forename: 'Augusta' })] })
    type('Augusta')
    await keys.click(save())
    await screen.findByRole('alert')
    await keys.click(save())
    await waitFor(() => expect(isOffered()).toBe(false))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('offers a new sign-in to whoever is signed out', async () => {
    const { keys, store } = await renderProfile({ replies: [json({}, { status: 401 })] })
    type('Augusta')
    await keys.click(save())
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeInTheDocument()
    expect(selectSignIn(store.getState())).toBe('expired')
    // The page says why.
    expect(screen.getByRole('alert')).toHaveTextContent(/^Your changes were not saved. ?Sign in again$/)
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.unauthorized', count: 1 }])
    expect(forename()).toHaveValue('Augusta')
    expect(isOffered()).toBe(true)
  })

  it('shows what the server refuses beside the fields, the first with the focus', async () => {
    const errors = [
      { name: 'profile_form[surname]', message: 'Too long' },
      { name: 'profile_form[staff][image]', message: 'No picture' },
    ]
    const { keys, store } = await renderProfile({ replies: [json({ errors }, { status: 422 })] })
    type('Augusta')
    await keys.click(save())
    const surname = await screen.findByRole('textbox', { name: 'Last name', description: 'Too long' })
    expect(screen.getByText('No picture')).toBeInTheDocument()
    expect(surname).toBeInvalid()
    expect(screen.getByRole('button', { name: /^Picture/ })).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(selectToasts(store.getState())).toEqual([])
  })
})

describe('loading', () => {
  it('that fails says so and can be tried again', async () => {
    const data = { routes: { api_partner_profile: '/api/profileSettings' } }
    const { store } = renderIsland(<ProfileScreen />, { texts: en, data, replies: [json({}, { status: 500 }), json(PROFILE)] })
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded')
    // Not by a toast as well.
    expect(selectToasts(store.getState())).toEqual([])
    expect(selectErrors(store.getState())).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  })

  it('holds the place of what is on its way', () => {
    renderIsland(<ProfileScreen />, { texts: en, replies: [() => new Promise(() => undefined)] })
    expect(screen.getByRole('heading', { name: 'Profile', level: 1 })).toBeInTheDocument()
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
