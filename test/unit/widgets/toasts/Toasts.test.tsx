import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showToast, type ToastContent, updateToast } from '../../../../src/store'
import en from '../../../../widgets/toasts/messages/en.json'
import { Toasts } from '../../../../widgets/toasts/Toasts'
import { renderIsland, seeFocus, stopIslands } from '../renderIsland'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function setup(data: object = {}) {
  const { store } = renderIsland(<Toasts />, { texts: en, data })
  const show = (content: Partial<ToastContent> = {}) => {
    let id = ''
    act(() => {
      id = store.dispatch(showToast({ kind: 'info', key: 'Hello', ...content }))
    })
    return id
  }
  return { store, show }
}

const EXIT_MS = 200
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** In two steps: the exit starts with the rendering that follows the end of the time. */
const passAndLeave = async (milliseconds: number) => {
  await pass(milliseconds)
  await pass(EXIT_MS)
}
const region = () => screen.getByRole('region', { name: 'Messages' })

describe('a toast', () => {
  it('goes after five seconds', async () => {
    const { show } = setup()
    show()
    await pass(4_999)
    expect(screen.getByText('Hello')).toBeInTheDocument()
    await passAndLeave(1)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('with an action goes after ten seconds', async () => {
    const { show } = setup()
    show({ action: { key: 'partner.general.undo', run: () => undefined } })
    await pass(9_999)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
    await passAndLeave(1)
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('runs its action once and goes', () => {
    const run = jest.fn()
    const { show } = setup()
    show({ action: { key: 'partner.general.undo', run } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('stays when it is clicked, and goes by its close button', async () => {
    const { show } = setup()
    show()
    fireEvent.click(screen.getByText('Hello'))
    await pass(EXIT_MS)
    expect(screen.getByText('Hello')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await pass(EXIT_MS)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('cannot be dragged away', async () => {
    const { show } = setup()
    show()
    const text = screen.getByText('Hello')
    const card = text.closest('[data-kind]')
    const before = card?.outerHTML
    for (const fire of [fireEvent.pointerDown, fireEvent.mouseDown]) fire(text, { clientX: 10, clientY: 10 })
    for (const fire of [fireEvent.pointerMove, fireEvent.mouseMove]) fire(text, { clientX: 400, clientY: 10 })
    for (const fire of [fireEvent.pointerUp, fireEvent.mouseUp]) fire(text, { clientX: 400, clientY: 10 })
    await pass(EXIT_MS)
    expect(card?.outerHTML).toBe(before)
    expect(screen.getByRole('region').querySelector('[draggable]')).toBeNull()
  })

  it('is a status, and an alert when it tells of an error', () => {
    const { show } = setup()
    show()
    show({ kind: 'error', key: 'partner.error.forbidden' })
    expect(screen.getByRole('status')).toHaveTextContent('Hello')
    expect(screen.getByRole('alert')).toHaveTextContent('You are not allowed to do this.')
  })

  it('waits while the pointer is on it, and then stays for the rest of its time', async () => {
    const { show } = setup()
    show()
    await pass(3_000)
    fireEvent.pointerEnter(region())
    await pass(60_000)
    expect(screen.getByText('Hello')).toBeInTheDocument()
    fireEvent.pointerLeave(region())
    await pass(1_999)
    expect(screen.getByText('Hello')).toBeInTheDocument()
    await passAndLeave(1)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('waits while the keyboard focus is on it', async () => {
    seeFocus()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { show } = setup()
    show()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await pass(60_000)
    expect(screen.getByText('Hello')).toBeInTheDocument()
    await user.tab({ shift: true })
    await passAndLeave(5_000)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('hands the keyboard focus to the next one when it is closed', async () => {
    seeFocus()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { show } = setup()
    show({ key: 'First' })
    show({ key: 'Second' })
    await user.tab()
    await user.keyboard('{Enter}')
    await pass(EXIT_MS)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('shows the same text once, with how often it was told, and its time begins anew', async () => {
    const { show } = setup()
    show()
    await pass(4_000)
    show()
    expect(screen.getAllByText('Hello')).toHaveLength(1)
    expect(screen.getByText('×2')).toBeInTheDocument()
    await pass(4_000)
    expect(screen.getByText('Hello')).toBeInTheDocument()
  })

  it('keeps the lines of a refusal', () => {
    const { show } = setup()
    show({ kind: 'error', key: 'name: too short\nemail: missing' })
    expect(screen.getByText(/too short/).textContent).toBe('name: too short\nemail: missing')
  })
})

describe('a toast with progress', () => {
  it('stays until what it tells of is done', async () => {
    const { store, show } = setup()
    const id = show({ key: 'Uploading', progress: 0.25 })
    expect(screen.getByRole('progressbar')).toHaveValue(0.25)
    await pass(60_000)
    expect(screen.getByText('Uploading')).toBeInTheDocument()
    act(() => store.dispatch(updateToast(id, { kind: 'success', key: 'Uploaded' })))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    await passAndLeave(5_000)
    expect(screen.queryByText('Uploaded')).not.toBeInTheDocument()
  })

  it('may not know how long it takes', () => {
    const { show } = setup()
    show({ progress: 'busy' })
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
  })
})

describe('more than four toasts', () => {
  it('wait for a free place, and come half a second after it is free', async () => {
    const { show } = setup()
    for (const key of ['1', '2', '3', '4', '5']) show({ key, action: { key: `do ${key}`, run: () => undefined } })
    expect(screen.getAllByRole('status')).toHaveLength(4)
    expect(screen.queryByText('5')).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'do 1' }))
    await pass(499)
    expect(screen.queryByText('5')).not.toBeInTheDocument()
    await pass(1)
    expect(screen.getByText('5')).toBeInTheDocument()
  })
})

describe('a toast that says to upgrade', () => {
  const UPGRADE = { kind: 'error', key: 'partner.domains.publish.upgrade', link: 'upgrade' } as const

  it('is a link to the configured page, in a new tab', () => {
    const { show } = setup({ config: { partnerId: 3, upgradeUrl: 'https://example.com/plans' } })
    show(UPGRADE)
    const link = screen.getByRole('link', { name: /Upgrade now.*opens in a new tab/ })
    expect(link).toHaveAttribute('href', 'https://example.com/plans')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  it('is a link to the plans for this user, if nothing is configured', () => {
    const { show } = setup({ routes: { external_plans: '/plans' } })
    show(UPGRADE)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/plans?userId=7&locale=en')
  })

  it('is plain text where there is neither', () => {
    const { show } = setup()
    show({ ...UPGRADE, key: 'Your plan ends here' })
    expect(screen.getByText('Your plan ends here')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
