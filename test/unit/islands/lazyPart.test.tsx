import { act, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../src/islands/core/lazyPart'
import { selectToasts } from '../../../src/store'
import { renderIsland } from '../widgets/renderIsland'

const Dialog = () => <p>the dialog</p>

function setup(load: () => Promise<{ default: typeof Dialog }>) {
  const Part = lazyPart(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open
        </button>
        <Suspense>{isOpen && <Part />}</Suspense>
      </>
    )
  }
  return Opener
}

describe('a part that is loaded when it is shown', () => {
  it('is asked for again when it is shown again, after it could not be had', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    const load = jest.fn(() => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Dialog })))
    const Opener = setup(load)
    const { store } = renderIsland(<Opener />)
    const button = screen.getByRole('button', { name: 'Open' })

    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await act(async () => button.click())
    expect(told).toHaveBeenCalledWith(expect.stringContaining('could not be loaded'), expect.anything())
    expect(selectToasts(store.getState())).toHaveLength(1)
    expect(load).toHaveBeenCalledTimes(1)

    isBroken = false
    await act(async () => button.click())
    await act(async () => button.click())
    expect(await screen.findByText('the dialog')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    told.mockRestore()
  })

  it('is there at once when it was loaded before', async () => {
    const Part = lazyPart(async () => ({ default: Dialog }))
    await Part.preload()
    renderIsland(
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>,
    )
    // Without waiting for anything.
    expect(screen.getByText('the dialog')).toBeVisible()
  })
})
