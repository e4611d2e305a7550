import { screen, waitFor } from '@testing-library/react'
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

it('that somebody else has changed too is asked about', async () => {
  const theirs = { ...WEBSITE, title: 'Their bakery', version: 9 }
  setup({
    answers: {
      [ROUTE]: () => json(theirs, { status: 409 }),
      'GET /website/12/data': theirs,
      'GET /api/website-details/12': () => WEBSITE,
    },
  })
  await edit('My bakery{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Title: changed by somebody else' })
  expect(dialog).toHaveTextContent('Their bakery')
  expect(dialog).toHaveTextContent('My bakery')
})

it('is a heading alone for whoever may not change it', async () => {
  setup({ user: { ...SALLY, roles: ['partner_user'] } })
  expect(await screen.findByRole('heading', { level: 1, name: WEBSITE.title })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
