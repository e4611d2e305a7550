import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import profile from '../../../widgets/profile/messages/en.json'
import RecoveryCodesDialog from '../../../widgets/profile/signIn/RecoveryCodesDialog'
import TokenDialog from '../../../widgets/profile/tokens/TokenDialog'
import settings from '../../../widgets/settings/messages/en.json'
import SecretDialog from '../../../widgets/settings/webhooks/SecretDialog'
import { renderIsland, stopIslands } from './renderIsland'

afterEach(stopIslands)

/** What shows something this one time. */
const DIALOGS: Readonly<Record<string, (onClose: () => void) => ReactElement>> = {
  RecoveryCodesDialog: (onClose) => <RecoveryCodesDialog codes={['aaaa-bbbb', 'cccc-dddd']} onClose={onClose} />,
  TokenDialog: (onClose) => <TokenDialog token="pat_1" onClose={onClose} />,
  SecretDialog: (onClose) => <SecretDialog secret="whsec_1" onClose={onClose} />,
}

function open(name: string) {
  const onClose = jest.fn()
  const keys = userEvent.setup()
  renderIsland(<>{DIALOGS[name]?.(onClose)}</>, { texts: { ...profile, ...settings } })
  const dialog = screen.getByRole('dialog')
  const question = () => screen.queryAllByRole('dialog').find((one) => within(one).queryByRole('button', { name: 'Discard' }))
  return { onClose, keys, dialog, question }
}

describe.each(Object.keys(DIALOGS))('%s', (name) => {
  it('asks before what nobody has kept is lost', async () => {
    const { onClose, keys, dialog, question } = open(name)
    await keys.keyboard('{Escape}')
    await keys.click(within(question()!).getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(question()).toBeUndefined())
    expect(dialog).toBeInTheDocument()

    await keys.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!)
    await keys.click(within(question()!).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('does not ask once it was copied', async () => {
    const { onClose, keys, question } = open(name)
    await keys.click(screen.getByRole('button', { name: 'Copy' }))
    await keys.keyboard('{Escape}')
    expect(question()).toBeUndefined()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('does not ask once it was copied by hand', async () => {
    const { onClose, keys, dialog, question } = open(name)
    fireEvent.copy(within(dialog).queryByRole('textbox') ?? screen.getByText('aaaa-bbbb'))
    await keys.keyboard('{Escape}')
    expect(question()).toBeUndefined()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})

it('believes who says that the codes are kept', async () => {
  const { onClose, keys, question } = open('RecoveryCodesDialog')
  await keys.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(question()).toBeUndefined()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
