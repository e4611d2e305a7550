import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../../widgets/profile/messages/en.json'
import RecoveryCodesDialog from '../../../../widgets/profile/signIn/RecoveryCodesDialog'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

function open() {
  const onClose = jest.fn()
  const keys = userEvent.setup()
  renderIsland(<RecoveryCodesDialog codes={['aaaa-bbbb', 'cccc-dddd']} onClose={onClose} />, { texts: en })
  const question = () => screen.queryAllByRole('dialog').find((dialog) => within(dialog).queryByRole('button', { name: 'Discard' }))
  return { onClose, keys, question }
}

it('asks before codes are lost that nobody has kept, as they are shown this one time', async () => {
  const { onClose, keys, question } = open()
  await keys.keyboard('{Escape}')
  await keys.click(within(question()!).getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(question()).toBeUndefined())
  expect(screen.getByText('cccc-dddd')).toBeInTheDocument()

  await keys.click(screen.getByRole('button', { name: 'Close' }))
  await keys.click(within(question()!).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it.each(['Copy', 'I have kept them'])('does not ask after “%s”', async (name) => {
  const { onClose, keys, question } = open()
  await keys.click(screen.getByRole('button', { name }))
  await keys.keyboard('{Escape}')
  expect(question()).toBeUndefined()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
