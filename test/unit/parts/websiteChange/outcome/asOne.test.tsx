import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChangeStep } from '../../../../../src/api/websiteChange'
import { readKept } from '../../../../../src/api/personal/keptActions'
import { routesByName } from '../../../../../src/contract/table'
import { useWebsiteChanges, WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import en from '../../../../../src/parts/websiteChange/messages/en.json'
import { runToastAction, selectToasts } from '../../../../../src/store'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../../widgets/renderIsland'
import { person, tag, website } from '../../../widgets/websites/website'

const ROUTES = ['api_partner_websites_change', 'api_partner_websites_take_back', 'api_website_tag_add', 'api_website_tag_remove']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const SHOP = tag(1, 'Shop')
const SEO = tag(2, 'SEO')

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

function Change({ steps }: { steps: readonly ChangeStep[] }) {
  const { applyAll } = useWebsiteChanges()
  return (
    <button type="button" onClick={() => void applyAll(steps)}>
      Change
    </button>
  )
}

/** Changes websites as a server with the call for many does, which can take back all but tags. */
async function change(steps: readonly ChangeStep[]) {
  const bodies: { websites?: number[]; changes?: number[] }[] = []
  const made = renderIsland(
    <WebsiteChangesProvider>
      <Change steps={steps} />
    </WebsiteChangesProvider>,
    {
      texts: en,
      data: { routes, user: { id: 1, name: 'Ada', roles: ['partner_manager'] } },
      replies: [
        ({ init }) => {
          const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
          bodies.push(body)
          const ids: number[] = body.websites ?? body.changes.map((id: number) => id - 70)
          const tags = body.change?.addTags && [SHOP, SEO]
          const items = ids.map((id) => ({ ...website(id, { version: 2, ...(tags && { tags }) }), ...(!tags && { change: 70 + id }) }))
          return json({ items, refused: [], kept_todos: 0 })
        },
      ],
    },
  )
  const toasts = () => selectToasts(made.store.getState())
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(toasts()).toHaveLength(1))
  return { ...made, bodies, toasts }
}

test('tags of many are taken back as one, though each gets back what it had', async () => {
  const websites = [website(1), website(2), website(3, { tags: [SHOP] }), website(4, { tags: [SHOP] })]
  const { store, toasts, bodies } = await change([{ websites, change: { addTags: [SHOP, SEO] } }])
  const [done] = toasts()
  expect(done?.key).toBe('4 websites now have the tag Shop and SEO')
  act(() => store.dispatch(runToastAction(done?.id ?? '')))
  await waitFor(() => expect(bodies).toHaveLength(3))
  await waitFor(() => expect(toasts().map(({ key }) => key)).toEqual(['Undone: 4 websites now have the tag Shop and SEO']))
  expect(bodies.slice(1).map((body) => body.websites)).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('websites that are given to several people are told as one, kept as one and taken back as one', async () => {
  const { store, toasts, bodies } = await change([
    { websites: [website(1), website(2)], change: { assigned_to: person(7) } },
    { websites: [website(3), website(4)], change: { assigned_to: person(8) } },
  ])
  const [done] = toasts()
  expect(done?.key).toBe('4 websites changed: Assigned to')
  expect(readKept(store.services.page)).toHaveLength(1)
  act(() => store.dispatch(runToastAction(done?.id ?? '')))
  await waitFor(() => expect(toasts().map(({ key }) => key)).toEqual(['Undone: 4 websites changed: Assigned to']))
  expect(bodies.at(-1)).toEqual({ changes: [71, 72, 73, 74] })
})

test('of a change in several parts every website that was refused is explained in one dialog, and tried again with what it was asked for', async () => {
  const bodies: { websites: number[]; change: object }[] = []
  const errors = [{ name: 'other', message: 'Not on a holiday' }]
  renderIsland(
    <WebsiteChangesProvider>
      <Change
        steps={[
          { websites: [website(1), website(2), website(3)], change: { assigned_to: person(7) } },
          { websites: [website(4), website(5), website(6)], change: { assigned_to: person(8) } },
        ]}
      />
    </WebsiteChangesProvider>,
    {
      texts: en,
      data: { routes, user: { id: 1, name: 'Ada', roles: ['partner_manager'] } },
      replies: [
        ({ init }) => {
          const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
          bodies.push(body)
          const ids: number[] = body.websites
          const good = bodies.length > 2 ? ids : ids.slice(2)
          const items = good.map((id) => ({ ...website(id), change: 70 + id }))
          return json({ items, refused: ids.filter((id) => !good.includes(id)).map((id) => ({ id, errors })) })
        },
      ],
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog', { name: '4 websites were not changed' })
  expect(within(dialog).getByText('2 other websites were changed.')).toBeInTheDocument()
  expect(within(dialog).getAllByText('Not on a holiday')).toHaveLength(4)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(bodies).toHaveLength(4))
  expect(bodies.slice(2)).toMatchObject([
    { websites: [1, 2], change: { assigned_to: 7 } },
    { websites: [4, 5], change: { assigned_to: 8 } },
  ])
})

test('what others gave several websites meanwhile is one question that names them, and nothing is overwritten before it is answered', async () => {
  const sent: [string, unknown][] = []
  // Each gets another value, as where a change of many is taken back.
  const steps = [1, 2].map((id) => ({ websites: [website(id, { version: 1 })], change: { label: `Mine ${id}` } }))
  const { store } = renderIsland(
    <WebsiteChangesProvider>
      <Change steps={steps} />
    </WebsiteChangesProvider>,
    {
      texts: en,
      data: {
        routes: { api_website_workflow: '/workflow/{website}', partner_website_data: '/now/{website}' },
        user: { id: 1, name: 'Ada', roles: ['partner_manager'] },
      },
      replies: [
        ({ url, init }) => {
          const id = Number(/\d+/.exec(url)?.[0])
          const now = website(id, { version: 2, label: `Theirs ${id}` })
          if (url.startsWith('/now/')) return json(now)
          const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
          sent.push([url, body])
          return body.version === 2 ? json({ ...now, ...body, version: 3 }) : json({ id }, { status: 409 })
        },
      ],
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog', { name: '2 websites were not changed' })
  expect(selectToasts(store.getState())).toEqual([])
  const rows = within(dialog).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    [1, 2].map((id) => expect.stringContaining(`Changed by somebody else meanwhile. Label: Theirs ${id}`)),
  )
  expect(sent).toHaveLength(2)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use mine' }))
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(sent.slice(2)).toMatchObject([
    ['/workflow/1', { label: 'Mine 1', version: 2 }],
    ['/workflow/2', { label: 'Mine 2', version: 2 }],
  ])
})
