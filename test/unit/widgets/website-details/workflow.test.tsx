import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { runToastAction, selectToasts } from '../../../../src/store'
import { StatusMenu } from '../../../../widgets/website-details/workflow/StatusMenu'
import { WorkflowBar } from '../../../../widgets/website-details/workflow/WorkflowBar'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf, MIRA, renderDetails, SALLY, WEBSITE } from './support'

afterEach(stopIslands)

function Bar() {
  const { data: website } = useWebsiteDetailsQuery(12)
  return website ? (
    <>
      <StatusMenu website={website} />
      <WorkflowBar website={website} />
    </>
  ) : null
}

const setup = (given: Parameters<typeof renderDetails>[1] = {}) =>
  renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <Bar />
    </WebsiteChangesProvider>,
    given,
  )

const refusal = (...names: string[]) => json({ errors: names.map((name) => ({ name, message: `${name} says no` })) }, { status: 422 })
const status = (name: string) => screen.findByRole('button', { name: `Status: ${name}` })
const toasts = (view: ReturnType<typeof setup>) => selectToasts(view.store.getState()).map(({ key }) => key)
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('the next button', () => {
  it('leads to the next status in use, shows it at once and offers Undo', async () => {
    const moves: unknown[] = []
    const view = setup({
      answers: {
        'POST /website/12/status': (init: RequestInit) => {
          moves.push(bodyOf(init))
          return { id: 12, status: (bodyOf(init) as { status: string }).status, version: 4 }
        },
      },
    })
    await click('Next: Creation')
    await status('Creation')
    await waitFor(() => expect(toasts(view)).toEqual(['“Harbour Bakery” is now in Creation']))
    expect(moves).toEqual([{ status: 'creation', version: 3 }])

    act(() => view.store.dispatch(runToastAction(selectToasts(view.store.getState())[0]?.id ?? '')))
    await status('Preparation')
    await waitFor(() => expect(moves).toHaveLength(2))
    expect(moves[1]).toMatchObject({ status: 'preparation' })
  })

  it('takes the move back when the server fails, and says which field and why', async () => {
    const view = setup({ answers: { 'POST /website/12/status': json({ error: 'Disk full' }, { status: 500 }) } })
    await click('Next: Creation')
    await waitFor(() => expect(toasts(view)).toEqual(['“Harbour Bakery” was not changed: Disk full']))
    await status('Preparation')
  })
})

describe('the way through the statuses', () => {
  it('says when each was reached and for how long, and counts a move at once', async () => {
    const history = [
      { status: 'lead_interest', since: '2026-04-20T08:00:00Z' },
      { status: 'preparation', since: '2026-05-01T08:00:00Z' },
    ]
    setup({
      answers: {
        'GET /api/website-details/12': { ...WEBSITE, status_history: history },
        'POST /website/12/status': { id: 12, status: 'creation', status_date: '2026-05-04T07:30:00Z', version: 4 },
      },
    })
    const way = within(await screen.findByRole('list', { name: 'Way through the statuses' }))
    const steps = () => way.getAllByRole('listitem').map((step) => step.textContent)
    expect(steps()).toEqual(['Interested 4/20/26 11 days', 'Preparation 5/1/26 2 days', 'Creation ', 'Customer feedback ', 'Done '])
    await click('Next: Creation')
    await waitFor(() => expect(steps()[2]).toBe('Creation 5/4/26 under a day'))
    expect(way.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  })
})

describe('a change request', () => {
  const statuses = { websiteStatuses: ['done', 'change'] }
  const begin = (config: object = {}) =>
    setup({
      config: { ...statuses, ...config },
      answers: {
        'GET /api/website-details/12': { ...WEBSITE, status: 'done' },
        'POST /website/12/status': { id: 12, status: 'change', version: 4 },
        'GET /api/users/suggestForChangeRequest/12/change': { user: SALLY },
        'POST /website/12/assign/9': { id: 12, assigned_to: SALLY, version: 5 },
      },
    })

  it('offers who is suggested for it, and gives it to them on request', async () => {
    const view = begin({ isUserSuggestEnabled: true })
    await click('Next: Change request')
    await waitFor(() =>
      expect(toasts(view)).toEqual([
        '“Harbour Bakery” is now in Change request',
        'Sally Reed is suggested for the change request on “Harbour Bakery”',
      ]),
    )
    act(() => view.store.dispatch(runToastAction(selectToasts(view.store.getState())[1]?.id ?? '')))
    await waitFor(() => expect(toasts(view)).toContain('“Harbour Bakery” is assigned to Sally Reed'))
  })

  it('suggests nobody unless the partner wants that', async () => {
    const view = begin()
    await click('Next: Change request')
    await waitFor(() => expect(toasts(view)).toEqual(['“Harbour Bakery” is now in Change request']))
    expect(view.calls.some(({ url }) => url.includes('suggest'))).toBe(false)
  })
})

describe('a refusal of the server', () => {
  it('is explained, and offers to assign somebody', async () => {
    let assigned = false
    setup({
      answers: {
        'GET /api/website-details/12': () => ({ ...WEBSITE, assigned_to: assigned ? MIRA : null }),
        'POST /website/12/status': () => (assigned ? { id: 12, status: 'creation', version: 5 } : refusal('validateAssignment')),
        'POST /website/12/assign/7': () => {
          assigned = true
          return { id: 12, assigned_to: MIRA, version: 4 }
        },
      },
    })
    await click('Next: Creation')
    const dialog = await screen.findByRole('dialog', { name: 'This website was not changed' })
    expect(dialog).toHaveTextContent('Nobody is assigned yet')
    expect(within(dialog).getByRole('button', { name: 'Move to Creation' })).toBeDisabled()

    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign to me' }))
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Move to Creation' })).toBeEnabled())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move to Creation' }))
    await status('Creation')
  })

  it('names the statuses that are allowed', async () => {
    setup({ answers: { 'POST /website/12/status': () => refusal('validateStatus') } })
    await click(/^Status:/)
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^Done/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('From here the website can only go to Interested and Creation.')
    expect(within(dialog).getByRole('button', { name: 'Move to Interested' })).toBeInTheDocument()
    expect(within(dialog).getAllByRole('button', { name: 'Move to Creation' })).not.toHaveLength(0)
  })

  it('lets an admin insist with a reason, and nobody else', async () => {
    const reasons: unknown[] = []
    const answers = {
      'POST /website/12/status': (init: RequestInit) => {
        const { override } = bodyOf(init) as { override?: string }
        reasons.push(override)
        return override ? { id: 12, status: 'creation', version: 4 } : refusal('validateUndoneEntries')
      },
      'GET /website/12/todo': {
        items: [{ id: 5, description: 'Logo', automatedStatus: 'preparation' }],
        pagination: { count: 1, limit: 100, total: 1 },
      },
      'GET /api/website/12/logs': { items: [], pagination: { count: 0, limit: 100, total: 0 } },
    }
    setup({ user: { ...MIRA, roles: ['partner_admin'] }, answers })
    await click('Next: Creation')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('checkbox', { name: 'Logo' })).toBeInTheDocument()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The customer is waiting')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move anyway' }))
    await status('Creation')
    expect(reasons).toEqual([undefined, 'The customer is waiting'])
    stopIslands()

    setup({ answers })
    await click('Next: Creation')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('button', { name: 'Move anyway' })).not.toBeInTheDocument()
  })

  it('shows a reason it does not know in the words of the server', async () => {
    setup({ answers: { 'POST /website/12/status': () => refusal('somethingElse') } })
    await click('Next: Creation')
    expect(await screen.findByRole('alert')).toHaveTextContent('somethingElse says no')
  })
})

describe('when somebody else has changed the website', () => {
  it('repeats the change if it was another field', async () => {
    const versions: unknown[] = []
    const view = setup({
      answers: {
        'GET /website/12/data': { ...WEBSITE, version: 9 },
        'POST /website/12/status': (init: RequestInit) => {
          versions.push((bodyOf(init) as { version: number }).version)
          return versions.length === 1 ? json({ error: 'stale' }, { status: 409 }) : { id: 12, status: 'creation', version: 10 }
        },
      },
    })
    await click('Next: Creation')
    await waitFor(() => expect(toasts(view)).toEqual(['“Harbour Bakery” is now in Creation']))
    expect(versions).toEqual([3, 9])
  })

  it('shows both values if it was the same field, and takes the one that is chosen', async () => {
    let theirs = false
    const sent: unknown[] = []
    const MOVED = {
      status: 'done',
      status_date: '2026-05-04T08:30:00+02:00',
      status_by: { id: 9, forename: 'Grace', surname: 'Hopper' },
    }
    setup({
      answers: {
        'GET /api/website-details/12': () => (theirs ? { ...WEBSITE, ...MOVED, version: 9 } : WEBSITE),
        'GET /website/12/data': { ...WEBSITE, ...MOVED, version: 9 },
        'POST /website/12/status': (init: RequestInit) => {
          sent.push(bodyOf(init))
          if (theirs) return { id: 12, status: 'creation', version: 10 }
          theirs = true
          return json({ error: 'stale' }, { status: 409 })
        },
      },
    })
    await click('Next: Creation')
    const dialog = await screen.findByRole('dialog', { name: 'Status: changed by somebody else' })
    expect(dialog).toHaveTextContent('Grace Hopper has moved it to Done meanwhile (1 hour ago).')
    expect(dialog).toHaveTextContent(/There nowDoneYoursCreation/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }))
    await status('Creation')
    expect(sent).toEqual([
      { status: 'creation', version: 3 },
      { status: 'creation', version: 9 },
    ])
  })
})

describe('the person in charge', () => {
  it('can be nobody', async () => {
    const view = setup({ answers: { 'POST /website/12/assign': { id: 12, assigned_to: null, version: 4 } } })
    await click('Assigned to: Jonas Falk')
    await click('Unassign')
    await screen.findByRole('button', { name: 'Assigned to: Nobody' })
    await waitFor(() => expect(toasts(view)).toEqual(['“Harbour Bakery” is no longer assigned']))
  })
})

describe('the due date', () => {
  it('is sent as an instant and can be taken away', async () => {
    const sent: unknown[] = []
    setup({
      answers: {
        'PUT /api/website/due-date/12': (init: RequestInit) => {
          sent.push(bodyOf(init))
          return { id: 12, due_date: sent.length === 1 ? '2026-05-11' : null, version: 4 }
        },
      },
    })
    await click('Due date: May 20, 2026')
    await click(/^In a week/)
    await click('Due date: May 11, 2026')
    await click('Remove date')
    await screen.findByRole('button', { name: 'Due date: None' })
    expect(sent).toMatchObject([{ dueDate: Date.parse('2026-05-11T12:00:00Z') }, { dueDate: null }])
  })

  it('says in words when it is over', async () => {
    setup({ answers: { 'GET /api/website-details/12': { ...WEBSITE, due_date: '2026-05-03' } } })
    expect(await screen.findByRole('button', { name: 'Due date: May 3, 2026 Overdue' })).toBeInTheDocument()
  })
})

it('tells sales before they try that they cannot move a website, once the server has said so', async () => {
  setup({
    user: { ...SALLY, roles: ['partner_sales'] },
    answers: { 'POST /website/12/status': () => refusal('validateStaff') },
  })
  await click('Next: Creation')
  expect(await screen.findByRole('dialog')).toHaveTextContent('cannot change the status')
  await userEvent.keyboard('{Escape}')
  await click(/^Status:/)
  expect(screen.getByRole('menuitemradio', { name: /^Done/ })).toHaveTextContent('cannot change the status')
})
