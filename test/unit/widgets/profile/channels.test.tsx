import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { NOTIFICATION_FLAGS } from '../../../../src/model'
import { json } from '../../http/support'
import { setWide, stopIslands } from '../renderIsland'
import { PROFILE, renderProfile, save, sent } from './profileSupport'

const CHOICES = { ...PROFILE, appNotifications: { websitePublished: true }, digest: 'now' }

beforeEach(() => setWide(true))
afterEach(stopIslands)

describe('notifications of a host that also shows them', () => {
  it('are chosen for each event by place, and the mails how often they come', async () => {
    const { calls, keys } = await renderProfile({ profile: CHOICES, replies: [json(CHOICES)] })
    const table = screen.getByRole('table')
    expect(within(table).getAllByRole('checkbox')).toHaveLength(2 * NOTIFICATION_FLAGS.length)
    expect(within(table).getByRole('checkbox', { name: 'Website published: In the app' })).toBeChecked()
    await keys.click(within(table).getByRole('checkbox', { name: 'Website published: By e-mail' }))
    await keys.click(within(table).getByRole('checkbox', { name: 'Website published: In the app' }))
    await keys.click(within(table).getByRole('checkbox', { name: 'To-do assigned to me: In the app' }))
    await keys.selectOptions(screen.getByRole('combobox', { name: 'E-mails arrive' }), 'Once a day, in the morning')
    await keys.click(save())
    await waitFor(() => expect(sent(calls)).toHaveLength(1))
    expect(sent(calls)[0]).toMatchObject({
      'profile_form[digest]': 'daily',
      'profile_form[notificationSettings][websitePublished]': '1',
      'profile_form[appNotifications][todoAssignedToMe]': '1',
    })
    expect(sent(calls)[0]).not.toHaveProperty(['profile_form[appNotifications][websitePublished]'])
  })
})

describe('an absence of a host that knows its begin and a substitute', () => {
  const substitute = { id: 9, forename: 'Mira', surname: 'Sommer' }
  const profile = { ...PROFILE, staff: { inactivateFrom: null, inactivateUntil: null, image: null }, substitute }
  const from = () => screen.getByLabelText(/^Away from/)
  const until = () => screen.getByLabelText('Away until and including')

  it('says when it is, and sends both days and who stands in', async () => {
    const { calls, keys } = await renderProfile({ profile, replies: [json(profile)] })
    fireEvent.change(from(), { target: { value: '2098-05-03' } })
    fireEvent.change(until(), { target: { value: '2098-05-20' } })
    expect(screen.getByText('You are away from May 3, 2098 until the end of May 20, 2098.')).toBeInTheDocument()
    await keys.click(save())
    await waitFor(() => expect(sent(calls)).toHaveLength(1))
    expect(sent(calls)[0]).toMatchObject({
      'profile_form[inactivateFrom]': '2098-05-03',
      'profile_form[inactivateUntil]': '2098-05-20',
      'profile_form[substitute]': '9',
    })
  })

  it('does not end before it begins, nor begin without an end', async () => {
    const { calls, keys } = await renderProfile({ profile })
    fireEvent.change(from(), { target: { value: '2098-05-03' } })
    await keys.click(save())
    expect(until()).toHaveAccessibleDescription('Please enter a day between 1900 and 2099.')
    fireEvent.change(until(), { target: { value: '2098-05-02' } })
    await keys.click(save())
    expect(until()).toHaveAccessibleDescription('This day lies before the first one.')
    expect(sent(calls)).toEqual([])
  })
})
