import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hasUnsavedChanges, selectNotices, selectUser, createTabs } from '../../../../src/store'
import { json } from '../../http/support'
import { setWide, stopIslands, undoLast } from '../renderIsland'
import { forename, isOffered, PROFILE, renderProfile, save, sent } from './profileSupport'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const day = () => screen.getByLabelText('Away until and including')
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('saving', () => {
  it('sends names and language always, and of the rest only what is set', async () => {
    const { calls, keys } = await renderProfile({ replies: [json(PROFILE)] })
    type(forename(), 'Augusta')
    await keys.click(save())
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        {
          'profile_form[forename]': 'Augusta',
          'profile_form[surname]': 'Lovelace',
          'profile_form[language]': 'en',
          'profile_form[notificationSettings][newWebsiteCreated]': '1',
          'profile_form[notificationSettings][todoAssignedToMe]': '1',
        },
      ]),
    )
  })

  it('sends the absence as YYYY-MM-DD, and one field for each notification that is on', async () => {
    const { calls, keys } = await renderProfile({ replies: [json(PROFILE)] })
    type(day(), '2027-01-15')
    await keys.click(screen.getByRole('checkbox', { name: 'New website' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Website published' }))
    await keys.click(save())
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        {
          'profile_form[forename]': 'Ada',
          'profile_form[surname]': 'Lovelace',
          'profile_form[language]': 'en',
          'profile_form[inactivateUntil]': '2027-01-15',
          'profile_form[notificationSettings][todoAssignedToMe]': '1',
          'profile_form[notificationSettings][websitePublished]': '1',
        },
      ]),
    )
  })

  it('changes the user everywhere on the page, tells so, and tells the other tabs', async () => {
    const heard = jest.fn()
    const otherTab = createTabs('3:7')
    otherTab.on('profile-changed', heard)
    const answer = { ...PROFILE, forename: 'Augusta', staff: { inactivateUntil: null, image: '/new.png' } }
    const { keys, store } = await renderProfile({ replies: [json(answer)] })
    type(forename(), ' Augusta ')
    await keys.click(save())
    await waitFor(() => expect(selectUser(store.getState())).toMatchObject({ forename: 'Augusta', image: '/new.png' }))
    expect(selectNotices(store.getState())).toMatchObject([{ kind: 'success', key: 'Your profile has been saved' }])
    expect(forename()).toHaveValue('Augusta')
    expect(isOffered()).toBe(false)
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    otherTab.close()
  })

  it('keeps what is changed while the answer is on its way', async () => {
    let answer: (reply: Response) => void = () => undefined
    const { keys } = await renderProfile({ replies: [() => new Promise((resolve) => (answer = resolve))] })
    type(forename(), 'Augusta')
    await keys.click(save())
    type(screen.getByRole('textbox', { name: 'Last name' }), 'King')
    await act(async () => answer(json({ ...PROFILE, forename: 'Augusta' })))
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('King')
    expect(isOffered()).toBe(true)
  })

  it('keeps what another device has saved since', async () => {
    const profile = { ...PROFILE }
    const { calls, keys } = await renderProfile({ profile })
    type(forename(), 'Augusta')
    Object.assign(profile, { surname: 'King', staff: { inactivateUntil: '2027-01-15' } })
    await keys.click(save())
    await waitFor(() =>
      expect(sent(calls)).toMatchObject([
        { 'profile_form[forename]': 'Augusta', 'profile_form[surname]': 'King', 'profile_form[inactivateUntil]': '2027-01-15' },
      ]),
    )
  })

  it('by Enter in a field', async () => {
    const { calls, keys } = await renderProfile({ replies: [json(PROFILE)] })
    await keys.type(forename(), 'x{Enter}')
    await waitFor(() => expect(sent(calls)).toMatchObject([{ 'profile_form[forename]': 'Adax' }]))
  })
})

describe('unsaved changes', () => {
  it('are offered to save or discard, the browser asks before they are lost, and Undo brings back what was discarded', async () => {
    const { keys, store } = await renderProfile()
    expect(isOffered()).toBe(false)
    type(forename(), 'Augusta')
    expect(screen.getAllByText('Unsaved changes')).not.toHaveLength(0)
    expect(hasUnsavedChanges()).toBe(true)
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await keys.click(screen.getByRole('button', { name: 'Discard' }))
    expect(forename()).toHaveValue('Ada')
    expect(hasUnsavedChanges()).toBe(false)
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    undoLast(store)
    expect(forename()).toHaveValue('Augusta')
    expect(hasUnsavedChanges()).toBe(true)
  })

  it('are none when everything is as it was', async () => {
    await renderProfile()
    type(forename(), 'Augusta')
    type(forename(), 'Ada')
    expect(isOffered()).toBe(false)
  })
})

describe('the absence', () => {
  it('says what it means, and is ended by a button', async () => {
    const { keys } = await renderProfile({ profile: { ...PROFILE, staff: { inactivateUntil: '2199-01-01' } } })
    expect(day()).toHaveValue('2199-01-01')
    type(day(), '2098-05-03')
    expect(screen.getByText('You are away until the end of May 3, 2098.')).toBeInTheDocument()
    type(day(), '2001-05-03')
    expect(screen.getByText(/is in the past/)).toBeInTheDocument()
    await keys.click(screen.getByRole('button', { name: 'I am not away' }))
    expect(screen.getByText('You are not away.')).toBeInTheDocument()
  })

  it.each(['1899-12-31', '2100-01-01'])('is refused beside the field for %s, with the focus there, and nothing is sent', async (value) => {
    const { calls, keys } = await renderProfile()
    type(day(), value)
    await keys.click(save())
    expect(day()).toHaveAccessibleDescription('Away until and including: Please enter a day between 1900 and 2099.')
    expect(day()).toHaveFocus()
    expect(day()).toHaveValue(value)
    expect(sent(calls)).toEqual([])
    type(day(), '2027-01-01')
    expect(day()).not.toBeInvalid()
  })

  it.each(['1900-01-01', '2099-12-31', '2028-02-29'])('may be %s', async (value) => {
    const { calls, keys } = await renderProfile({ replies: [json(PROFILE)] })
    type(day(), value)
    await keys.click(save())
    await waitFor(() => expect(sent(calls)).toMatchObject([{ 'profile_form[inactivateUntil]': value }]))
  })
})
