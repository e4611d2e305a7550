import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runToastAction, selectToasts } from '../../../../src/store'
import { ItemsTab } from '../../../../widgets/collections/items/ItemsTab'
import en from '../../../../widgets/collections/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { bodyOf, server } from '../website-details/support'

afterEach(stopIslands)

const COUNT = 3_000
/** Rows of a page, unless another number is asked for. */
const PAGE = 5
const PATH = '/cms/api/collections/5/items'
const ROUTES = {
  api_cms_items: '/cms/api/collections/{collection}/items',
  api_cms_item_create: '/cms/api/collections/{collection}/items',
  api_cms_item_update: '/cms/api/collections/{collection}/items/{item}',
  api_cms_items_create: '/cms/api/collections/{collection}/items/create',
  api_cms_items_delete: '/cms/api/collections/{collection}/items/delete',
}
const field = (name: string, type: string) => ({ id: name.length, name, type, required: false, sort: 0 })
const COLLECTION = {
  id: 5,
  name: 'Rolls',
  version: 1,
  sort: 0,
  itemCount: COUNT,
  fields: [field('Name', 'text'), field('Price', 'number')],
}

interface Body {
  readonly ids?: readonly number[]
  readonly items?: readonly { readonly values: object; readonly sort: number }[]
}

/** Whether the browser asks before the page is left. */
const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A collection of many items on a server, which notes what it is asked for; the answers to some calls that make items get lost. */
function open(refusals: readonly number[] = [], losses: readonly number[] = []) {
  let items = Array.from({ length: COUNT }, (_, nth) => ({ id: nth + 1, values: { Name: `Roll ${nth + 1}`, Price: nth }, sort: nth }))
  const write = (id: number, values: Partial<(typeof items)[number]['values']>) => {
    items = items.map((item) => (item.id === id ? { ...item, values: { ...item.values, ...values } } : item))
  }
  const asked: Record<string, string>[] = []
  const sizes: number[] = []
  const keys: string[] = []
  const stays: boolean[] = []
  const refused = new Set(refusals)
  const madeFor = new Map<string, object[]>()
  const list = (_: RequestInit, query: URLSearchParams) => {
    asked.push(Object.fromEntries(query))
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? PAGE)]
    const sorted = query.get('sort') === 'Name' ? items.toSorted((one, other) => one.values.Name.localeCompare(other.values.Name)) : items
    const found = sorted.filter(({ values }) => values.Name.includes(query.get('search') ?? ''))
    const shown = found.slice((page - 1) * limit, page * limit)
    const pagination = { page, pages: Math.max(1, Math.ceil(found.length / limit)), count: shown.length, limit, total: found.length }
    return { items: shown, pagination, filters: {} }
  }
  const made = renderIsland(<ItemsTab collection={COLLECTION} websiteId={12} onFields={() => undefined} />, {
    texts: en,
    data: { routes: ROUTES },
    replies: [
      server({
        [`GET ${PATH}`]: list,
        [`PUT ${PATH}/1`]: (init: RequestInit) => {
          const { values } = bodyOf(init) as Pick<(typeof items)[number], 'values'>
          write(1, values)
          return items[0]
        },
        [`POST ${PATH}`]: (init: RequestInit) => {
          keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
          if (losses.includes(keys.length)) throw new TypeError('The network is gone')
          return { id: 10_000, ...(bodyOf(init) as object), sort: COUNT }
        },
        [`POST ${PATH}/delete`]: (init: RequestInit) => {
          const { ids = [] } = bodyOf(init) as Body
          items = items.filter(({ id }) => !ids.includes(id))
          return new Response(null, { status: 204 })
        },
        [`POST ${PATH}/create`]: (init: RequestInit) => {
          const { items: drafts = [] } = bodyOf(init) as Body
          sizes.push(drafts.length)
          stays.push(asksToStay())
          const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
          keys.push(key)
          if (refused.delete(sizes.length)) return Response.json({ error: 'Not just now' }, { status: 422 })
          const before = madeFor.get(key)
          const created = before ?? drafts.map((draft, nth) => ({ id: 10_000 + items.length + nth, ...draft }))
          if (!before) items = [...items, ...(created as typeof items)]
          madeFor.set(key, created)
          if (losses.includes(sizes.length)) throw new TypeError('The network is gone')
          return { items: created }
        },
      }),
    ],
  })
  const bar = (count: string) => within(screen.getByRole('region', { name: `${count} selected` }))
  return { ...made, asked, sizes, keys, stays, bar, write, items: () => items }
}
const shows = (name: string) => screen.findByRole('row', { name: new RegExp(`^(Select )?.*\\b${name}\\b`) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('asks once for what somebody types', async () => {
  const { asked } = open()
  await shows('Roll 1')
  await userEvent.type(screen.getByRole('searchbox'), 'Roll 2999')
  await shows('Roll 2999')
  expect(asked.filter(({ search }) => search !== undefined)).toEqual([{ page: '1', search: 'Roll 2999' }])
})

it('another order begins with its first page', async () => {
  const { asked } = open()
  await shows('Roll 1')
  await press('Next')
  await shows('Roll 6')
  await press('Price')
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: '1', sort: 'Price' }))
})

it('what is selected stays so on other pages, and everything can be', async () => {
  const { bar } = open()
  await userEvent.click(within(await shows('Roll 1')).getByRole('checkbox'))
  await press('Next')
  await userEvent.click(within(await shows('Roll 6')).getByRole('checkbox'))
  await userEvent.click(bar('2').getByRole('button', { name: 'Select all 3,000 items' }))
  expect(await screen.findByRole('region', { name: '3,000 selected' })).toBeVisible()
  expect(bar('3,000').queryByRole('button', { name: /Select all/ })).toBeNull()
  expect(bar('3,000').getByRole('button', { name: 'Clear selection' })).toHaveFocus()
})

it('what a search finds is deleted in one go, and comes back at its place, going on where it failed', async () => {
  const { bar, items, sizes, store } = open([2])
  await shows('Roll 1')
  // 1,111 of them have a 1 before the end of their name.
  await userEvent.type(screen.getByRole('searchbox'), 'Roll 1')
  await waitFor(() => expect(screen.queryByText('Roll 2')).toBeNull())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(bar('5').getByRole('button', { name: 'Select all 1,111 items' }))
  const before = items()
  await screen.findByRole('region', { name: '1,111 selected' })
  await userEvent.click(bar('1,111').getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(items()).toHaveLength(COUNT - 1_111))
  const last = () => selectToasts(store.getState()).at(-1)
  await waitFor(() => expect(last()?.key).toBe('1,111 items have been deleted'))
  act(() => store.dispatch(runToastAction(last()?.id ?? '')))
  await waitFor(() => expect(last()?.key).toBe('Not just now'))
  act(() => store.dispatch(runToastAction(last()?.id ?? '')))
  await waitFor(() => expect(items()).toHaveLength(COUNT))
  expect(sizes).toEqual([500, 500, 500, 111])
  const sorted = items().toSorted((one, other) => one.sort - other.sort)
  expect(sorted.map(({ values }) => values)).toEqual(before.map(({ values }) => values))
})

/** Takes a table for the import; jsdom reads no files. */
async function choose(dialog: HTMLElement, text: string): Promise<void> {
  const arrayBuffer = async () => new TextEncoder().encode(text).buffer
  const file = Object.assign(new File([], 'rolls.csv', { type: 'text/csv' }), { arrayBuffer })
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  await userEvent.upload(input, file)
}

const table = (name: string) => ['Name', ...Array.from({ length: 700 }, (_, nth) => `${name} ${nth}`)].join('\n')

it('an import that ended in the middle goes on with the same table, and begins anew with another', async () => {
  const { items, store, sizes } = open([2])
  await shows('Roll 1')
  await press('Import')
  const element = await screen.findByRole('dialog')
  const take = () => userEvent.click(within(element).getByRole('button', { name: 'Import 700 items' }))
  await choose(element, table('Bun'))
  await take()
  await within(element).findByText('Not just now')
  await choose(element, table('Bagel'))
  await take()
  await waitFor(() => expect(items()).toHaveLength(COUNT + 500 + 700))
  expect(sizes).toEqual([500, 200, 500, 200])
  const told = selectToasts(store.getState()).filter(({ kind }) => kind === 'success')
  expect(told.map(({ key }) => key)).toEqual(['500 items have been imported', '700 items have been imported'])
  act(() => store.dispatch(runToastAction(told[0]?.id ?? '')))
  await waitFor(() => expect(items()).toHaveLength(COUNT + 700))
})

it('an import whose answer got lost makes nothing twice when it is tried again, and the same one made later makes all of it', async () => {
  const { items, keys, sizes } = open([], [1])
  const importAll = async (name: string) => {
    await press('Import')
    const dialog = await screen.findByRole('dialog')
    await choose(dialog, table(name))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import 700 items' }))
    return within(dialog)
  }
  await shows('Roll 1')
  const dialog = await importAll('Bun')
  await dialog.findByText(/cannot be reached/)
  await userEvent.click(dialog.getByRole('button', { name: 'Import 700 items' }))
  await waitFor(() => expect(items()).toHaveLength(COUNT + 700))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sizes).toEqual([500, 500, 200])
  expect(keys[1]).toBe(keys[0])

  await importAll('Bun')
  await waitFor(() => expect(items()).toHaveLength(COUNT + 1_400))
  expect(new Set(keys).size).toBe(4)
  expect(keys).not.toContain('')
})

it('whoever leaves an import that ended in the middle can take back what it has made', async () => {
  const { items, store } = open([2])
  await shows('Roll 1')
  await press('Import')
  const element = await screen.findByRole('dialog')
  await choose(element, table('Bun'))
  await userEvent.click(within(element).getByRole('button', { name: 'Import 700 items' }))
  await within(element).findByText('Not just now')
  await press('Cancel')
  const last = () => selectToasts(store.getState()).at(-1)
  await waitFor(() => expect(last()?.key).toBe('500 items have been imported'))
  act(() => store.dispatch(runToastAction(last()?.id ?? '')))
  await waitFor(() => expect(items()).toHaveLength(COUNT))
})

it('a table in which nothing fits shows the first of it', async () => {
  open()
  await shows('Roll 1')
  await press('Import')
  const lines = Array.from({ length: 3_000 }, (_, nth) => `Bun ${nth},cheap`).join('\n')
  const element = await screen.findByRole('dialog')
  const dialog = within(element)
  await choose(element, `Name,Price\n${lines}`)
  expect(await dialog.findByText('3,000 values cannot be taken:')).toBeVisible()
  expect(dialog.getAllByText(/^Line \d+: Price$/)).toHaveLength(20)
  expect(dialog.getByText('and 2,980 more')).toBeVisible()
})

it('keeps what somebody else has changed in an item meanwhile, and says so before it is overwritten', async () => {
  const { write, items } = open()
  await shows('Roll 1')
  await press('Roll 1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll 1' }))
  write(1, { Name: 'Roll of theirs', Price: 3 })
  const price = dialog.getByLabelText('Price')
  await userEvent.clear(price)
  await userEvent.type(price, '7')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(price).toHaveAccessibleDescription('Somebody else has changed this meanwhile. It now reads: 3'))
  expect(price).toHaveFocus()
  expect(price).toHaveValue('7')
  expect(dialog.getByLabelText('Name')).toHaveValue('Roll of theirs')
  expect(items()[0]?.values).toEqual({ Name: 'Roll of theirs', Price: 3 })

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(items()[0]?.values).toEqual({ Name: 'Roll of theirs', Price: 7 }))
})

it('keeps what somebody else has changed in an item that is not on the page any more', async () => {
  const { write, items } = open()
  await shows('Roll 1')
  await press('Name')
  await press('Roll 1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll 1' }))
  write(1, { Name: 'Zwieback' })
  await userEvent.clear(dialog.getByLabelText('Price'))
  await userEvent.type(dialog.getByLabelText('Price'), '7')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(items()[0]?.values).toEqual({ Name: 'Zwieback', Price: 7 })
})

it('an item whose answer got lost is added once when it is tried again', async () => {
  const { keys } = open([], [1])
  await shows('Roll 1')
  await press('New item')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bun')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText(/cannot be reached/)
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

it('the browser asks before the page is left with an item that is not saved', async () => {
  open()
  await shows('Roll 1')
  await press('New item')
  const dialog = within(await screen.findByRole('dialog'))
  expect(asksToStay()).toBe(false)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Bun')
  expect(asksToStay()).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await press('Discard')
  await waitFor(() => expect(asksToStay()).toBe(false))
})

it('the browser asks before the page is left in the middle of an import', async () => {
  const { items, stays } = open()
  await shows('Roll 1')
  await press('Import')
  const element = await screen.findByRole('dialog')
  await choose(element, table('Bun'))
  expect(asksToStay()).toBe(false)
  await userEvent.click(within(element).getByRole('button', { name: 'Import 700 items' }))
  await waitFor(() => expect(items()).toHaveLength(COUNT + 700))
  expect(stays).toEqual([true, true])
  await waitFor(() => expect(asksToStay()).toBe(false))
})
