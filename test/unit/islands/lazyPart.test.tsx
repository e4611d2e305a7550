import { act, screen } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { lazyPart } from '../../../src/islands/core/lazy/lazyPart'
import { withTexts } from '../../../src/islands/withTexts'
import { selectToasts } from '../../../src/store'
import { renderIsland } from '../widgets/renderIsland'

interface DialogProps {
  readonly open?: boolean
  readonly onClose: () => void
}

const Dialog = ({ open = true }: DialogProps) => (open ? <p>the dialog</p> : null)
const Section = () => <p>the section</p>

/** Loads, unless it is broken. */
function source<Props extends object>(Part: ComponentType<Props>) {
  const state = { isBroken: true }
  const load = jest.fn(() => (state.isBroken ? Promise.reject(new Error('404')) : Promise.resolve({ default: Part })))
  return { state, load }
}

const click = (name: string) => act(async () => screen.getByRole('button', { name }).click())
/** Past the pause before the second try. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a dialog that cannot be loaded', () => {
  const OPENERS = {
    'is taken away when it closes': (Part: ComponentType<DialogProps>) =>
      function Opener() {
        const [opened, setOpened] = useState<string | null>(null)
        return (
          <>
            <button type="button" onClick={() => setOpened('it')}>
              Open
            </button>
            <Suspense>{opened && <Part onClose={() => setOpened(null)} />}</Suspense>
          </>
        )
      },
    'stays while it closes': (Part: ComponentType<DialogProps>) =>
      function Opener() {
        const [isOpen, setOpen] = useState<boolean>()
        return (
          <>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            <Suspense>{isOpen !== undefined && <Part open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
          </>
        )
      },
  }

  test.each(Object.entries(OPENERS))('is told of and asked for again by the next press: one that %s', async (_, openerOf) => {
    const { state, load } = source(Dialog)
    const Opener = openerOf(lazyPart(load))
    const { store } = renderIsland(<Opener />)
    await click('Open')
    await wait()
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.part_missing', actionKey: 'partner.general.reload' }])
    expect(load).toHaveBeenCalledTimes(2)

    await click('Open')
    await wait()
    expect(selectToasts(store.getState())).toHaveLength(2)
    expect(load).toHaveBeenCalledTimes(4)

    state.isBroken = false
    await click('Open')
    expect(screen.getByText('the dialog')).toBeVisible()
  })

  test('offers no reload without a network: that would take the page away', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Opener = OPENERS['is taken away when it closes'](lazyPart(source(Dialog).load))
    const { store } = renderIsland(<Opener />)
    await click('Open')
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.offline' }])
    expect(selectToasts(store.getState())[0]).not.toHaveProperty('actionKey')
  })
})

describe('a part of the screen that cannot be loaded', () => {
  function show(load: () => Promise<{ default: ComponentType }>) {
    const Part = lazyPart(load)
    return renderIsland(
      <>
        <input aria-label="Note" />
        <Suspense>
          <Part />
        </Suspense>
      </>,
    )
  }

  test('says so in its place, and comes with another try; what is typed beside it stays', async () => {
    const { state, load } = source(Section)
    show(load)
    await wait()
    expect(screen.getByRole('alert')).toHaveTextContent('There may be a newer version of this page')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    const note = screen.getByLabelText<HTMLInputElement>('Note')
    note.value = 'typed'

    await click('Try again')
    await wait()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(4)
    state.isBroken = false
    await click('Try again')
    expect(screen.getByText('the section')).toBeVisible()
    expect(screen.getByLabelText('Note')).toBe(note)
  })

  test('is given up when it does not arrive, and is there when it was only late', async () => {
    let arrive = () => {}
    const arriving = new Promise<{ default: ComponentType }>((resolve) => {
      arrive = () => resolve({ default: Section })
    })
    show(() => arriving)
    await act(() => jest.advanceTimersByTimeAsync(14_000))
    expect(screen.queryByRole('alert')).toBeNull()
    await wait()
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
    arrive()
    await click('Try again')
    expect(screen.getByText('the section')).toBeVisible()
  })

  test('comes by itself when the network is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { state, load } = source(Section)
    show(load)
    await wait()
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline')
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()

    onLine.mockReturnValue(true)
    state.isBroken = false
    await act(async () => dispatchEvent(new Event('online')))
    expect(screen.getByText('the section')).toBeVisible()
  })

  test('the same when its texts cannot be loaded', async () => {
    let isBroken = true
    const texts = jest.fn(() => (isBroken ? Promise.reject(new Error('404')) : Promise.resolve({ default: {} })))
    const load = () => Promise.resolve({ default: withTexts(Section, texts) })
    show(load)
    await wait()
    expect(screen.getByRole('alert')).toBeVisible()
    isBroken = false
    await click('Try again')
    expect(screen.getByText('the section')).toBeVisible()
    expect(texts).toHaveBeenCalledTimes(2)
  })

  it('is there at once when it was loaded before', async () => {
    const Part = lazyPart(async () => ({ default: Section }))
    await Part.preload()
    renderIsland(
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>,
    )
    // Without waiting for anything.
    expect(screen.getByText('the section')).toBeVisible()
  })
})
