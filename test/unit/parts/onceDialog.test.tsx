import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OnceDialog } from '../../../src/parts/onceDialog'
import { KeyRound } from '../../../src/ui/icons'
import { renderIsland, stopIslands } from '../widgets/renderIsland'

afterEach(stopIslands)

function open() {
  const user = userEvent.setup()
  renderIsland(
    <OnceDialog icon={KeyRound} title="New token" text="secret-1" why="It is shown this one time." onClose={() => undefined}>
      secret-1
    </OnceDialog>,
  )
  return user
}

it('closes without a question once it was copied', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('secret-1')
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('asks before it is left when the browser has refused to copy', async () => {
  const user = open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByText('It is shown this one time.')).toBeInTheDocument()
})
