import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { runToastAction, selectToasts } from '../../../../src/store'
import { WebsiteTitle } from '../../../../widgets/website-details/header/WebsiteTitle'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { MIRA, renderDetails, SALLY, WEBSITE } from './support'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

function Title() {
  const { data: website } = useWebsiteDetailsQuery(12)
  return website ? <WebsiteTitle website={website} /> : null
}

const ROUTE = 'POST /api/website-details/12/website/title'
const setup = (given: Parameters<typeof renderDetails>[1] = {}) =>
  renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <Title />
    </WebsiteChangesProvider>,
    { user: MIRA, ...given },
  )
const field = (init: RequestInit) => Object.fromEntries(new URLSearchParams(String(init.body)))
const edit = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Title: / }))
  const input = screen.getByRole('textbox', { name: 'Title' })
  await userEvent.clear(input)
  await userEvent.type(input, text)
  return input
}

it('is a heading that becomes a field; Enter saves it, and Undo brings the old one back', async () => {
  const sent: unknown[] = []
  const view = setup({
    answers: {
      [ROUTE]: (init: RequestInit) => {
        sent.push(field(init))
        return { ...WEBSITE, title: field(init)['value'], version: (WEBSITE.version ?? 0) + sent.length }
      },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: WEBSITE.title })).toBeInTheDocument()
  await edit('  Harbour Bakery & Café {Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Bakery & Café' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Edit Title: Harbour Bakery & Café' })).toHaveFocus()
  expect(sent).toEqual([{ value: 'Harbour Bakery & Café', version: String(WEBSITE.version) }])
  const toast = selectToasts(view.store.getState()).find(({ key }) => key === 'Title changed')
  view.store.dispatch(runToastAction(toast?.id ?? ''))
  expect(await screen.findByRole('heading', { level: 1, name: WEBSITE.title })).toBeInTheDocument()
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('cannot be empty', async () => {
  const input = await (setup(), edit(' {Enter}'))
  expect(await screen.findByText('Please enter a title.')).toBeInTheDocument()
  expect(input).toHaveFocus()
})

it('stays in its field with what the server says against it', async () => {
  setup({ answers: { [ROUTE]: () => json({ errors: [{ name: 'title', message: 'Too long.' }] }, { status: 422 }) } })
  const input = await edit('Bakery{Enter}')
  expect(await screen.findByText(/Too long/)).toBeInTheDocument()
  expect(input).toHaveValue('Bakery')
})

describe('that somebody else has changed too', () => {
  const theirs = { ...WEBSITE, title: 'Their bakery', version: 9 }
  const begin = async () => {
    const sent: unknown[] = []
    setup({
      answers: {
        [ROUTE]: (init: RequestInit) => {
          sent.push(field(init))
          return sent.length === 1 ? json(theirs, { status: 409 }) : { ...WEBSITE, title: 'My bakery', version: 10 }
        },
        'GET /website/12/data': theirs,
        'GET /api/website-details/12': () => (sent.length === 1 ? theirs : WEBSITE),
      },
    })
    await edit('My bakery{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Title: changed by somebody else' })
    return { sent, dialog }
  }

  it('is asked about, and is neither saved nor lost until that is answered', async () => {
    const { dialog } = await begin()
    expect(dialog).toHaveTextContent('Their bakery')
    expect(dialog).toHaveTextContent('My bakery')
    expect(screen.queryByRole('img', { name: 'Saved' })).not.toBeInTheDocument()
    expect(JSON.stringify({ ...localStorage })).toContain('My bakery')
  })

  it('is there when it is wanted all the same', async () => {
    const { sent, dialog } = await begin()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }))
    expect(await screen.findByRole('img', { name: 'Saved' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Edit Title: My bakery' })).toHaveFocus()
    expect(sent[1]).toEqual({ value: 'My bakery', version: '9' })
  })

  it('stays theirs when that is chosen, and nothing says that it was saved', async () => {
    const { sent, dialog } = await begin()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep what is there' }))
    expect(await screen.findByRole('button', { name: 'Edit Title: Their bakery' })).toHaveFocus()
    expect(screen.queryByRole('img', { name: 'Saved' })).not.toBeInTheDocument()
    expect(JSON.stringify({ ...localStorage })).not.toContain('My bakery')
    expect(sent).toHaveLength(1)
  })
})

it('is a heading alone for whoever may not change it', async () => {
  setup({ user: { ...SALLY, roles: ['partner_user'] } })
  expect(await screen.findByRole('heading', { level: 1, name: WEBSITE.title })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
