import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectToasts, showToast, type ToastContent, updateToast } from '../../../../src/store'
import en from '../../../../widgets/toasts/messages/en.json'
import { Toasts } from '../../../../widgets/toasts/Toasts'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(() => {
  stopIslands()
  jest.useRealTimers()
})

function setup(data: object = {}) {
  const { store, unmount } = renderIsland(
    <>
      <button type="button">On the page</button>
      <Toasts />
    </>,
    { texts: en, data },
  )
  const show = (content: Partial<ToastContent> = {}) => {
    let id = ''
    act(() => {
      id = store.dispatch(showToast({ kind: 'info', key: 'Hello', ...content }))
    })
    return id
  }
  return { store, show, unmount }
}

const region = () => screen.getByRole('region', { name: 'Messages' })
/** The card of a text: with its role as long as it stays. */
const card = (text: string | RegExp) => {
  const found = screen.getByText(text).closest<HTMLElement>('[data-in]')
  if (!found) throw new Error(`No card says ${text}`)
  return found
}
/** The line that shows how long it still stays. */
const timeOf = (text: string) => {
  const found = card(text).querySelector('.partner-timer')
  if (!found) throw new Error(`Nothing times ${text}`)
  return found
}
/** What the browser says when an animation has ended. jsdom has none, and React takes it for a browser that uses the older name. */
const endAnimation = (element: Element) => {
  for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(element, new Event(name, { bubbles: true }))
}
const isSeen = (text: string) => !screen.getByText(text).closest('[data-waiting]')
const close = (text: string) => within(card(text)).getByRole('button', { name: 'Close' })

describe('a toast', () => {
  it('goes after five seconds, when it has left', () => {
    const { store, show } = setup()
    show()
    const leaving = card('Hello')
    expect(timeOf('Hello')).toHaveStyle({ animationDuration: '5000ms' })
    endAnimation(timeOf('Hello'))
    expect(selectToasts(store.getState())).toEqual([])
    expect(leaving).toBeInTheDocument()
    endAnimation(leaving)
    expect(leaving).not.toBeInTheDocument()
  })

  it('with an action goes after ten seconds', () => {
    const { show } = setup()
    show({ action: { key: 'partner.general.undo', run: () => undefined } })
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
    expect(timeOf('Hello')).toHaveStyle({ animationDuration: '10000ms' })
  })

  it('runs its action once and goes', () => {
    const run = jest.fn()
    const { store, show } = setup()
    show({ action: { key: 'partner.general.undo', run } })
    const leaving = card('Hello')
    const undo = screen.getByRole('button', { name: 'Undo' })
    fireEvent.click(undo)
    fireEvent.click(undo)
    expect(run).toHaveBeenCalledTimes(1)
    expect(selectToasts(store.getState())).toEqual([])
    endAnimation(leaving)
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('stays when it is clicked, and goes by its close button', () => {
    const { show } = setup()
    show()
    fireEvent.click(screen.getByText('Hello'))
    expect(screen.getByRole('status')).toHaveTextContent('Hello')
    fireEvent.click(close('Hello'))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    endAnimation(card('Hello'))
    expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  })

  it('cannot be dragged away', () => {
    const { show } = setup()
    show()
    const text = screen.getByText('Hello')
    const before = card('Hello').outerHTML
    for (const fire of [fireEvent.pointerDown, fireEvent.mouseDown]) fire(text, { clientX: 10, clientY: 10 })
    for (const fire of [fireEvent.pointerMove, fireEvent.mouseMove]) fire(text, { clientX: 400, clientY: 10 })
    for (const fire of [fireEvent.pointerUp, fireEvent.mouseUp]) fire(text, { clientX: 400, clientY: 10 })
    expect(card('Hello').outerHTML.replace('running', 'paused')).toBe(before)
    expect(region().querySelector('[draggable]')).toBeNull()
  })

  it('is a status, and an alert when it tells of an error', () => {
    const { show } = setup()
    show()
    show({ kind: 'error', key: 'partner.error.forbidden' })
    expect(screen.getByRole('status')).toHaveTextContent('Hello')
    expect(screen.getByRole('alert')).toHaveTextContent('You are not allowed to do this.')
  })

  it('tells screen readers nothing of its time', () => {
    const { show } = setup()
    show()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('shows the same text once, with how often it was told, and its time begins anew', () => {
    const { show } = setup()
    show()
    const before = timeOf('Hello')
    show()
    expect(screen.getAllByText('Hello')).toHaveLength(1)
    expect(screen.getByText('×2')).toBeInTheDocument()
    expect(timeOf('Hello')).not.toBe(before)
    expect(timeOf('Hello')).toHaveStyle({ animationDuration: '5000ms' })
  })

  it('keeps the lines of a refusal', () => {
    const { show } = setup()
    show({ kind: 'error', key: 'name: too short\nemail: missing' })
    expect(screen.getByText(/too short/).textContent).toBe('name: too short\nemail: missing')
  })

  it('that was told before anybody could show it is shown then', () => {
    const { store } = renderIsland(<p>No toasts here</p>)
    store.dispatch(showToast({ kind: 'info', key: 'Early' }))
    stopIslands()
    const later = renderIsland(<Toasts />, { texts: en })
    act(() => void later.store.dispatch(showToast({ kind: 'info', key: 'Late' })))
    expect(screen.getByRole('status')).toHaveTextContent('Late')
    // What the page takes away from the outside is not what a user closes.
    later.unmount()
    expect(selectToasts(later.store.getState())).toHaveLength(1)
  })
})

describe('the keyboard', () => {
  it('comes to the buttons of a toast, not to the card', async () => {
    const user = userEvent.setup()
    const { show } = setup()
    show({ action: { key: 'partner.general.undo', run: () => undefined } })
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('goes on with the next toast when one is closed, and from the last one back to where it was', async () => {
    const user = userEvent.setup()
    const { show } = setup()
    show({ key: 'First' })
    show({ key: 'Second' })
    await user.tab()
    expect(screen.getByRole('button', { name: 'On the page' })).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(close('Second')).toHaveFocus()
    endAnimation(card('First'))
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'On the page' })).toHaveFocus()
  })
})

describe('a toast with progress', () => {
  it('stays until what it tells of is done', () => {
    const { store, show } = setup()
    const id = show({ key: 'Uploading', progress: 0.25 })
    expect(screen.getByRole('progressbar')).toHaveValue(0.25)
    endAnimation(timeOf('Uploading'))
    expect(screen.getByText('Uploading')).toBeInTheDocument()
    act(() => store.dispatch(updateToast(id, { kind: 'info', key: 'Uploading', progress: 0.75 })))
    expect(screen.getByRole('progressbar')).toHaveValue(0.75)
    act(() => store.dispatch(updateToast(id, { kind: 'error', key: 'Refused' })))
    expect(screen.queryByText('Uploading')).not.toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Refused')
    expect(timeOf('Refused')).toHaveStyle({ animationDuration: '5000ms' })
    endAnimation(timeOf('Refused'))
    endAnimation(card('Refused'))
    expect(screen.queryByText('Refused')).not.toBeInTheDocument()
  })

  it('may not know how long it takes', () => {
    const { show } = setup()
    show({ progress: 'busy' })
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
  })

  it('does not come back if it is closed at the end', () => {
    jest.useFakeTimers()
    const { store, show } = setup()
    const id = show({ key: 'Uploading', progress: 0.9 })
    act(() => store.dispatch(updateToast(id, { kind: 'success', key: 'Uploaded' })))
    fireEvent.click(close('Uploaded'))
    endAnimation(card('Uploaded'))
    act(() => jest.advanceTimersByTime(1_000))
    expect(screen.queryByText('Uploaded')).not.toBeInTheDocument()
  })
})

describe('more than four toasts', () => {
  const run = () => undefined

  it('show the newest; the oldest waits, and comes back half a second after there is room', () => {
    jest.useFakeTimers()
    const { show } = setup()
    for (const key of ['1', '2', '3', '4', '5']) show({ key, action: { key: `do ${key}`, run } })
    expect(isSeen('1')).toBe(false)
    for (const key of ['2', '3', '4', '5']) expect(isSeen(key)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'do 2' }))
    act(() => jest.advanceTimersByTime(499))
    expect(isSeen('1')).toBe(false)
    act(() => jest.advanceTimersByTime(1))
    expect(isSeen('1')).toBe(true)
  })

  it('hand the focus on among those that are seen', async () => {
    const user = userEvent.setup()
    const { show } = setup()
    for (const key of ['1', '2', '3', '4', '5']) show({ key, action: { key: `do ${key}`, run } })
    close('5').focus()
    await user.keyboard('{Enter}')
    expect(close('4')).toHaveFocus()
    act(() => close('2').focus())
    await user.keyboard('{Enter}')
    expect(close('3')).toHaveFocus()
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
