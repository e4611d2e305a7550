import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectToasts } from '../../../../src/store'
import en from '../../../../widgets/staff/messages/en.json'
import { json } from '../../http/support'
import { show } from './support'

it('can send all invitations again, also those on another page', async () => {
  const { store } = show()
  await userEvent.click(await screen.findByRole('button', { name: en['staff.resendAll'] }))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ kind: 'success' }]))
})

it('says once why invitations were not sent again', async () => {
  const { store } = show(undefined, () => json({ error: 'Out of order' }, { status: 500 }))
  await userEvent.click(await screen.findByRole('button', { name: en['staff.resendAll'] }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ kind: 'error', key: expect.stringContaining('Out of order') }]),
  )
})

it('flags who works here or is invited already before anything is sent', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  await typing.type(await screen.findByRole('textbox', { name: en['staff.invite.people'] }), 'bo@north.example{Enter}dag@north.example')
  const dialog = within(screen.getByRole('dialog'))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining(en['staff.invite.here']),
    expect.stringContaining(en['staff.invite.pending']),
  ])
  expect(dialog.getByRole('button', { name: 'Send 2 invitations' })).toBeDisabled()
  // Heard once, however many lines are wrong; each says its own where it can be put right.
  expect(dialog.getByRole('alert')).toHaveTextContent(/^2 lines have a problem/)
  expect(dialog.getByRole('button', { name: 'Remove dag@north.example from the list' })).toHaveAccessibleDescription(
    en['staff.invite.pending'],
  )
})

it('keeps what was put right of a list while its text is looked at again, says of a line what is wrong with it, and keeps the focus', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  await typing.type(await screen.findByRole('textbox', { name: en['staff.invite.people'] }), 'nobody{Enter}eve@north.example')
  const dialog = within(screen.getByRole('dialog'))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getByText(en['staff.invite.wrong'])).toBeVisible()
  expect(dialog.getByRole('alert')).toHaveFocus()
  expect(dialog.getByRole('alert')).toHaveTextContent('1 line has a problem')
  await typing.click(dialog.getByRole('button', { name: 'Remove nobody from the list' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove eve@north.example from the list' })).toHaveFocus())
  await typing.selectOptions(dialog.getByRole('combobox', { name: 'Role of eve@north.example' }), 'Editor')
  await typing.click(dialog.getByRole('button', { name: 'Back' }))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(dialog.getByRole('combobox', { name: 'Role of eve@north.example' })).toHaveDisplayValue('Editor')
})

it('takes all wrong lines out of a list at once, and back in', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  const text = 'nobody{Enter}eve@north.example{Enter}eve@north.example{Enter}fay@north.example{Enter}bo@north.example'
  await typing.type(await screen.findByRole('textbox', { name: en['staff.invite.people'] }), text)
  const dialog = within(screen.getByRole('dialog'))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  await typing.click(within(dialog.getByRole('alert')).getByRole('button', { name: 'Remove these lines' }))
  const addresses = () => dialog.getAllByRole('combobox').map((role) => role.getAttribute('aria-label') ?? role.closest('li')?.textContent)
  expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  expect(addresses()).toEqual([expect.stringContaining('eve@north.example'), expect.stringContaining('fay@north.example')])
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Send 2 invitations' })).toBeEnabled()
  expect(dialog.getByRole('status')).toHaveTextContent('3 lines removed')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus())

  await typing.selectOptions(dialog.getByRole('combobox', { name: 'Role of fay@north.example' }), 'Editor')
  await typing.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(5)
  expect(dialog.getByRole('combobox', { name: 'Role of fay@north.example' })).toHaveDisplayValue('Editor')
  expect(dialog.getByRole('alert')).toHaveTextContent('3 lines have a problem')
  expect(dialog.queryByText('3 lines removed')).not.toBeInTheDocument()
})

it('refuses a list that is far too long before it reads it', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  const people = await screen.findByRole('textbox', { name: en['staff.invite.people'] })
  for (const long of ['a@b.example\n'.repeat(1_000), '"'.repeat(1_000_000), '@,'.repeat(500_000)]) {
    fireEvent.change(people, { target: { value: long } })
    expect(people).toHaveAccessibleDescription(/At most 50 people at once/)
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' })).toBeDisabled()
  }
})
