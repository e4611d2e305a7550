import { act, fireEvent, screen } from '@testing-library/react'
import { NOTICE_REMOVAL_MS } from '../../../../src/model'
import { showNotice } from '../../../../src/store'
import en from '../../../../widgets/notices/messages/en.json'
import { Notices } from '../../../../widgets/notices/Notices'
import { renderIsland, stopIslands } from '../renderIsland'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stopIslands()
  jest.useRealTimers()
})

function setup() {
  const { store } = renderIsland(<Notices />, { texts: en })
  return (kind: 'success' | 'error', key: string) => act(() => void store.dispatch(showNotice({ kind, key })))
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
// The box with the buttons around the text.
const card = (text: string) => screen.getByText(text).parentElement ?? document.body

describe('a page notice', () => {
  it.each([
    ['success', 5_000, 'status'],
    ['error', 10_000, 'alert'],
  ] as const)('of %s hides after %i ms, and is removed a second later', async (kind, duration, role) => {
    setup()(kind, 'partner.general.saved')
    expect(screen.getByRole(role)).toHaveTextContent('Saved')
    await pass(duration - 1)
    expect(card('Saved')).not.toHaveAttribute('data-leaving')
    await pass(1)
    expect(card('Saved')).toHaveAttribute('data-leaving')
    await pass(NOTICE_REMOVAL_MS)
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  it('stays while the pointer is on it', async () => {
    setup()('success', 'Published')
    fireEvent.pointerEnter(card('Published'))
    await pass(60_000)
    expect(card('Published')).not.toHaveAttribute('data-leaving')
    fireEvent.pointerLeave(card('Published'))
    await pass(5_000)
    expect(card('Published')).toHaveAttribute('data-leaving')
  })

  it('stays while the focus is on it', async () => {
    setup()('success', 'Published')
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    await pass(60_000)
    expect(card('Published')).not.toHaveAttribute('data-leaving')
    act(() => close.blur())
    await pass(5_000)
    expect(card('Published')).toHaveAttribute('data-leaving')
  })

  it('can be closed', () => {
    setup()('error', 'Refused')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(card('Refused')).toHaveAttribute('data-leaving')
  })
})
