import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCopy } from '../../../src/store'
import { renderIsland, stopIslands } from '../widgets/renderIsland'

afterEach(stopIslands)

function CopyKey() {
  const copy = useCopy()
  return (
    <button type="button" onClick={() => void copy('https://example.com/invitation')}>
      Copy
    </button>
  )
}

function setup() {
  const user = userEvent.setup()
  const { store } = renderIsland(<CopyKey />)
  const toasts = () => store.getState().toasts.map(({ kind, key }) => ({ kind, key }))
  return { user, toasts }
}

describe('useCopy', () => {
  it('copies, and says so', async () => {
    const { user, toasts } = setup()
    await user.click(screen.getByRole('button'))
    expect(await navigator.clipboard.readText()).toBe('https://example.com/invitation')
    expect(toasts()).toEqual([{ kind: 'success', key: 'partner.general.copied' }])
  })

  it('shows the text where the browser refuses', async () => {
    const { user, toasts } = setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
    await user.click(screen.getByRole('button'))
    expect(toasts()).toEqual([{ kind: 'warning', key: 'https://example.com/invitation' }])
  })
})
