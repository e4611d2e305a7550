import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LOCALE_NAMES, NOTIFICATION_FLAGS } from '../../../../src/model'
import { selectNotices, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/profile/messages/en.json'
import { json } from '../../http/support'
import { setWide, stopIslands } from '../renderIsland'
import { PROFILE, renderProfile, save } from './profileSupport'

const scrollIntoView = jest.fn()
beforeEach(() => {
  setWide(true)
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  stopIslands()
  scrollIntoView.mockClear()
})

describe('the sections', () => {
  it('are basics, notifications, absence and the password', async () => {
    await renderProfile()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basics',
      'Notifications',
      'Absence',
      'Password',
    ])
  })

  it.each(['basics', 'notifications', 'absence'])('are what #%s leads to, with focus on the heading', async (anchor) => {
    await renderProfile({ at: `/profile#${anchor}` })
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
    expect(scrollIntoView.mock.contexts[0]).toHaveStyle({ scrollMarginBlockStart: '16px' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: new RegExp(anchor, 'i') }))
  })

  it('are where steps in the history and typed hashes lead to', async () => {
    await renderProfile({ at: '/profile#basics' })
    act(() => {
      location.hash = '#absence'
    })
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Absence' })).toHaveFocus())
    act(() => history.back())
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Basics' })).toHaveFocus())
  })

  it('that are not there are warned of, also on arrival', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderProfile({ at: '/profile#nowhere' })
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('"nowhere"')))
    warn.mockRestore()
  })

  it('say of each notification when a mail is sent', async () => {
    await renderProfile()
    const section = screen.getByRole('region', { name: 'Notifications' })
    const boxes = within(section).getAllByRole('checkbox')
    expect(boxes).toHaveLength(NOTIFICATION_FLAGS.length)
    for (const box of boxes) expect(box).toHaveAccessibleDescription(/^(As soon as|When) /)
    expect(boxes.filter((box) => box.matches(':checked')).map((box) => box.getAttribute('aria-describedby') && box.id)).toHaveLength(2)
  })

  it('have the address one signs in with to read only', async () => {
    await renderProfile()
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly')
  })
})

describe('the language', () => {
  const language = () => screen.getByRole('combobox', { name: 'Language' })
  const root = document.documentElement

  afterEach(() => {
    root.lang = ''
  })

  it('is one of thirteen, each in its own name', async () => {
    await renderProfile()
    expect(
      within(language())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(LOCALE_NAMES))
  })

  async function saveGerman() {
    const made = await renderProfile({ replies: [json({ ...PROFILE, language: 'de' })] })
    fireEvent.change(language(), { target: { value: 'de' } })
    await made.keys.click(save())
    await waitFor(() => expect(selectNotices(made.store.getState())).toMatchObject([{ kind: 'success', key: en['profile.saved'] }]))
    return selectToasts(made.store.getState()).map(({ actionKey }) => actionKey)
  }

  it('changes the page as soon as it is saved', async () => {
    const change = jest.fn((event: Event) => event.preventDefault())
    document.addEventListener('partner-islands:locale', change)
    expect(await saveGerman()).toEqual([])
    expect(change.mock.calls[0]?.[0]).toHaveProperty('detail', { locale: 'de' })
    document.removeEventListener('partner-islands:locale', change)
  })

  it('offers a reload to a page that cannot change by itself', async () => {
    expect(await saveGerman()).toEqual(['partner.general.reload'])
  })
})
