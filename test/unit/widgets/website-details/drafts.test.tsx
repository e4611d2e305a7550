import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Composer } from '../../../../widgets/website-details/thread/composer/Composer'
import { draftStore } from '../../../../src/store'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf, renderDetails, type server } from './support'

afterEach(stopIslands)

const FILE = { id: 4, name: 'plan.pdf', type: 'pdf', thumbnail: null, url: '/original/4/file', size: 12 }
const DRAFT = {
  mode: 'intern',
  text: 'Written on the phone',
  subject: '',
  dueDate: '',
  direction: 'in',
  contact: '',
  outcome: 'reached',
  replyTo: null,
  files: [FILE],
  waiting: [],
}

/** Milliseconds after which what is typed is kept. */
const KEEP_MS = 2_000

/** A server that has a draft, and notes what becomes of it. */
function drafts(kept: object | null) {
  const sent: unknown[] = []
  return {
    sent,
    answers: {
      'GET /api/draft': { content: kept && JSON.stringify({ value: kept, keptAt: 1 }), savedAt: null },
      'PUT /api/draft': (init: RequestInit) => {
        sent.push(JSON.parse((bodyOf(init) as { content: string }).content).value)
        return new Response(null, { status: 204 })
      },
      'DELETE /api/draft': () => {
        sent.push('dropped')
        return new Response(null, { status: 204 })
      },
      'POST /website/12/log/message': (init: RequestInit) => {
        sent.push(bodyOf(init))
        return { id: 71, category: 'intern', message: 'x', date: '2026-05-04T07:28:00Z' }
      },
    },
  }
}
const composer = (answers: Parameters<typeof server>[0]) => renderDetails(<Composer websiteId={12} ref={null} />, { answers })
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' })

describe('a draft (X-16)', () => {
  it('of another device goes on here, its files once, and is gone everywhere when it was sent', async () => {
    const { sent, answers } = drafts(DRAFT)
    composer(answers)
    await waitFor(async () => expect((await text()).value).toBe('Written on the phone'))
    expect(screen.getAllByText('plan.pdf')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await waitFor(() =>
      expect(sent).toEqual([{ category: 'intern', message: 'Written on the phone', key: expect.any(String), files: [4] }, 'dropped']),
    )
  })

  it('is on the server when the page goes away', async () => {
    const { sent, answers } = drafts(null)
    const view = composer(answers)
    await userEvent.type(await text(), 'Half a thought')
    view.unmount()
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Half a thought' }]))
  })

  it('is on the server when its composer goes before what was typed is drawn', async () => {
    const { sent, answers } = drafts(null)
    const view = composer(answers)
    const field = await text()
    act(() => {
      fireEvent.input(field, { target: { value: 'Typed in passing' } })
      view.unmount()
    })
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Typed in passing' }]))
  })

  it('is kept when leaving begins: a page that goes cannot wait for its database', async () => {
    jest.useFakeTimers()
    const write = jest.spyOn(draftStore, 'write')
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      composer(drafts(null).answers)
      await user.type(await text(), 'Half')
      expect(write).not.toHaveBeenCalled()
      dispatchEvent(new Event('beforeunload'))
      expect(write).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ value: expect.objectContaining({ text: 'Half' }) }))
    } finally {
      write.mockRestore()
      jest.useRealTimers()
    }
  })

  it('is kept to its last letter, turn after turn', async () => {
    jest.useFakeTimers()
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      const { sent, answers } = drafts(null)
      const view = composer(answers)
      await user.type(await text(), 'Half')
      await act(() => jest.advanceTimersByTimeAsync(KEEP_MS))
      expect(screen.getByText('Draft kept')).toBeInTheDocument()
      await user.type(await text(), ' a thought')
      expect(screen.queryByText('Draft kept')).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(KEEP_MS))
      expect(screen.getByText('Draft kept')).toBeInTheDocument()
      view.unmount()
      await act(() => jest.advanceTimersByTimeAsync(0))
      expect(sent).toMatchObject([{ text: 'Half a thought' }])
    } finally {
      jest.useRealTimers()
    }
  })

  it('loses no letter that is typed while the browser looks for it', async () => {
    let found: (kept: undefined) => void = () => undefined
    jest.spyOn(draftStore, 'read').mockReturnValueOnce(new Promise((resolve) => (found = resolve)))
    composer(drafts(null).answers)
    const field = await text()
    await act(async () => {
      fireEvent.input(field, { target: { value: 'A' } })
      found(undefined)
      // It is known now, and not drawn yet.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
      fireEvent.input(field, { target: { value: 'An' } })
    })
    expect(field.value).toBe('An')
    await userEvent.type(field, 'd')
    expect(field.value).toBe('And')
  })

  /** What another device has left arrives when it is let in. */
  function later(kept: object) {
    const { sent, answers } = drafts(kept)
    let arrive = () => {}
    const isHere = new Promise<void>((resolve) => (arrive = resolve))
    const content = JSON.stringify({ value: kept, keptAt: Date.now() + 1 })
    const left = () => isHere.then(() => json({ content, savedAt: null }))
    return { sent, answers: { ...answers, 'GET /api/draft': left }, arrive: () => act(async () => arrive()) }
  }

  it('of another device comes below what is written here, and leaves the caret there', async () => {
    const { sent, answers, arrive } = later(DRAFT)
    const view = composer(answers)
    const field = await text()
    await userEvent.type(field, 'Mine')
    field.setSelectionRange(2, 2)
    await arrive()
    await waitFor(() => expect(field).toHaveValue('Mine\n\nWritten on the phone'))
    expect(field.selectionStart).toBe(2)
    expect(screen.getAllByText('plan.pdf')).toHaveLength(1)
    view.unmount()
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Mine\n\nWritten on the phone', files: [FILE] }]))
  })

  it('of another device is not sent with what is written here before its writer is told of it', async () => {
    const { sent, answers, arrive } = later(DRAFT)
    composer(answers)
    const field = await text()
    await userEvent.type(field, 'Mine')
    await arrive()
    await waitFor(() => expect(field).toHaveValue('Mine\n\nWritten on the phone'))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('alert')).toHaveTextContent('another device')
    expect(sent).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ message: 'Mine\n\nWritten on the phone' })))
  })

  it('of another device that is the beginning of what is written here delays nothing', async () => {
    const { sent, answers, arrive } = later({ ...DRAFT, text: 'Mine', files: [] })
    composer(answers)
    await userEvent.type(await text(), 'Mine, and more')
    await arrive()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ message: 'Mine, and more' })))
  })

  it('of another device comes below also when what is written here was kept meanwhile', async () => {
    jest.useFakeTimers()
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      const { answers, arrive } = later(DRAFT)
      composer(answers)
      await user.type(await text(), 'Mine')
      await act(() => jest.advanceTimersByTimeAsync(KEEP_MS))
      expect(screen.getByText('Draft kept')).toBeInTheDocument()
      await arrive()
      await act(() => jest.advanceTimersByTimeAsync(0))
      expect(await text()).toHaveValue('Mine\n\nWritten on the phone')
    } finally {
      jest.useRealTimers()
    }
  })

  it('of another device that went on from here stands once', async () => {
    const { answers, arrive } = later({ ...DRAFT, text: 'Mine, and more' })
    composer(answers)
    await userEvent.type(await text(), 'Mine')
    await arrive()
    await waitFor(async () => expect(await text()).toHaveValue('Mine, and more'))
  })

  it('that never reached the server does not give way to one that another device has begun since', async () => {
    const own = { ...DRAFT, text: 'Written on the train', key: 'train' }
    jest.spyOn(draftStore, 'read').mockResolvedValueOnce({ value: own, keptAt: 1, syncedAt: 0 })
    const { answers, arrive } = later({ ...DRAFT, key: 'phone' })
    composer(answers)
    await waitFor(async () => expect(await text()).toHaveValue('Written on the train'))
    await arrive()
    await waitFor(async () => expect(await text()).toHaveValue('Written on the train\n\nWritten on the phone'))
  })
})
