import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STAFF_ACTIONS } from '../../../../src/contract'
import en from '../../../../widgets/staff/messages/en.json'
import { json } from '../../http/support'
import { show } from './support'

it('tells who did what to whom, and when, of all that happens to memberships', async () => {
  const typing = userEvent.setup()
  const by = { id: 1, name: 'ada', forename: 'Ada', surname: 'North' }
  const entry = (action: string, nth: number) => ({ id: nth, at: '2026-11-20T12:00:00Z', by, action, subject: 'Bo', role: 'design' })
  show(() => json({ items: [...STAFF_ACTIONS.map(entry), { ...entry('removed', 99), by: null }] }))
  await typing.click(await screen.findByRole('button', { name: en['staff.activity'] }))
  const entries = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
  expect(entries.map((one) => one.firstChild?.textContent)).toEqual([
    'Ada North invited Bo as Design',
    'Ada North sent the invitation of Bo again',
    'Ada North took back the invitation of Bo',
    'Bo accepted the invitation',
    'Ada North gave Bo the role Design',
    'Ada North changed the data of Bo',
    'Ada North removed Bo',
    'Ada North brought Bo back',
    '– removed Bo',
  ])
  expect(entries[0]).toHaveTextContent('November 20, 2026')
})

it('says when the log of memberships does not come', async () => {
  const typing = userEvent.setup()
  show(() => json({}, { status: 500 }))
  await typing.click(await screen.findByRole('button', { name: en['staff.activity'] }))
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })).toBeVisible()
})
