import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refreshWebsite } from '../../../../src/api/websites'
import { selectErrors } from '../../../../src/store'
import { NoteCard } from '../../../../widgets/website-details/note/NoteCard'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf, renderDetails } from './support'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

const failed = (message: string, status = 500) => json({ error: message }, { status })

describe('the note', () => {
  const note = (text: string, version: number) => ({
    note: { websiteId: 12, text, version, updatedAt: '2026-05-04T07:00:00Z', updatedBy: null },
  })
  const area = () => screen.findByRole('textbox', { name: 'Team note' })

  it('saves itself when it is left, on the version it was begun on', async () => {
    const sent: unknown[] = []
    renderDetails(<NoteCard websiteId={12} />, {
      answers: {
        'GET /website/12/note': note('Hello', 2),
        'POST /website/12/note': (init: RequestInit) => {
          sent.push(bodyOf(init))
          return note('Hello there', 3)
        },
      },
    })
    await userEvent.type(await area(), ' there')
    await userEvent.tab()
    await screen.findByText(/^Saved/)
    expect(sent).toEqual([{ text: 'Hello there', version: 2 }])
  })

  it('takes over what others write, as long as nothing is typed', async () => {
    let text = 'One'
    const { store } = renderDetails(<NoteCard websiteId={12} />, { answers: { 'GET /website/12/note': () => note(text, 2) } })
    await waitFor(async () => expect(await area()).toHaveValue('One'))
    text = 'Two'
    act(() => store.dispatch(refreshWebsite(12, ['WebsiteNote'])))
    await waitFor(async () => expect(await area()).toHaveValue('Two'))

    await userEvent.type(await area(), '!')
    text = 'Three'
    act(() => store.dispatch(refreshWebsite(12, ['WebsiteNote'])))
    await act(async () => undefined)
    expect(await area()).toHaveValue('Two!')
  })

  it('offers both texts after a conflict', async () => {
    let stale = true
    const sent: unknown[] = []
    const { store } = renderDetails(<NoteCard websiteId={12} />, {
      answers: {
        'GET /website/12/note': () => (sent.length === 0 ? note('Start', 2) : note('Theirs', 5)),
        'POST /website/12/note': (init: RequestInit) => {
          sent.push(bodyOf(init))
          if (!stale) return note('Theirs\n\nStart mine', 6)
          stale = false
          return json(note('Theirs', 5), { status: 409 })
        },
      },
    })
    await userEvent.type(await area(), ' mine')
    await userEvent.tab()
    const dialog = await screen.findByRole('dialog', { name: 'The note was changed by somebody else' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep both' }))
    await screen.findByText(/^Saved/)
    expect(sent.at(-1)).toEqual({ text: 'Theirs\n\nStart mine', version: 5 })
    expect(await area()).toHaveValue('Theirs\n\nStart mine')
    expect(selectErrors(store.getState())).toEqual([])
  })

  it('shows both texts when others wrote between a draft and its return', async () => {
    renderDetails(<NoteCard websiteId={12} />, { answers: { 'GET /website/12/note': note('Start', 2) } })
    await userEvent.type(await area(), ' mine')
    stopIslands()
    renderDetails(<NoteCard websiteId={12} />, { answers: { 'GET /website/12/note': note('Theirs', 3) } })
    const dialog = await screen.findByRole('dialog', { name: 'The note was changed by somebody else' })
    expect(dialog).toHaveTextContent('Start mine')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep what is there' }))
    expect(await area()).toHaveValue('Theirs')
  })

  it('asks before it saves a password, and offers to mask it', async () => {
    const sent: unknown[] = []
    const answer = (init: RequestInit) => {
      sent.push(bodyOf(init))
      return note('…', 3)
    }
    renderDetails(<NoteCard websiteId={12} />, {
      answers: { 'GET /website/12/note': note('Passwort: alt12345', 2), 'POST /website/12/note': answer },
    })
    await userEvent.type(await area(), ', password: hunter2!')
    await userEvent.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent('This looks like a password or key')
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Mask it' }))
    expect(await area()).toHaveValue('Passwort: alt12345, password: ••••••••')

    await userEvent.clear(await area())
    await userEvent.type(await area(), 'pw: hunter22')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ text: 'pw: hunter22', version: 2 }))
  })

  it('puts a one-time link in the place of a password, which goes to the host alone', async () => {
    const sent: unknown[] = []
    const secrets: unknown[] = []
    renderDetails(<NoteCard websiteId={12} />, {
      answers: {
        'GET /website/12/note': note('', 2),
        'POST /website/12/note': (init: RequestInit) => {
          sent.push(bodyOf(init))
          return note('…', 3)
        },
        'POST /website/12/secret': (init: RequestInit) => {
          secrets.push(bodyOf(init))
          return { url: 'https://host.example/secret/abcDEF123456', expiresAt: '2026-05-11T09:30:00Z' }
        },
      },
    })
    await userEvent.type(await area(), 'FTP password: hunter2!')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'Make it a one-time link' }))
    await waitFor(async () => expect(await area()).toHaveValue('FTP password: https://host.example/secret/abcDEF123456'))
    expect(secrets).toEqual([{ secret: 'hunter2!' }])
    await userEvent.click(await area())
    await userEvent.tab()
    await waitFor(() => expect(sent).toEqual([{ text: 'FTP password: https://host.example/secret/abcDEF123456', version: 2 }]))
  })

  it('takes an earlier version back', async () => {
    renderDetails(<NoteCard websiteId={12} />, {
      answers: {
        'GET /website/12/note': note('Call her tomorrow', 2),
        'GET /website/12/note/versions': {
          items: [{ version: 1, text: 'Call her today', updatedAt: '2026-05-03T07:00:00Z', updatedBy: null }],
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier versions' }))
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' })
    expect(await within(dialog).findByText('today')).toHaveRole('insertion')
    expect(within(dialog).getByText('tomorrow')).toHaveRole('deletion')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }))
    expect(await area()).toHaveValue('Call her today')
  })

  it('stays on the page when it cannot be saved', async () => {
    renderDetails(<NoteCard websiteId={12} />, {
      answers: { 'GET /website/12/note': note('Hello', 2), 'POST /website/12/note': failed('Disk full') },
    })
    await userEvent.type(await area(), '!')
    await userEvent.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent('Team note was not saved: Disk full')
    expect(await area()).toHaveValue('Hello!')
  })
})
