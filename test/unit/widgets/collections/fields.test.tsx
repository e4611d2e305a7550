import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useCollectionsQuery, useCreateFieldMutation } from '../../../../src/api/cmsCollections'
import { FieldsTab } from '../../../../widgets/collections/fields/FieldsTab'
import en from '../../../../widgets/collections/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const FIELD = { id: 1, name: 'Name', type: 'text', required: false, sort: 1 }
const PRICE = { ...FIELD, id: 2, name: 'Price' }
const routes = {
  api_cms_collections: '/cms/{website}/collections',
  api_cms_fields: '/cms/{collection}/fields',
  api_cms_field_create: '/cms/{collection}/field',
  api_cms_field_sort: '/cms/{collection}/sort',
}

function Content() {
  const { data } = useCollectionsQuery(4)
  const [create] = useCreateFieldMutation()
  return (
    <>
      <button
        type="button"
        onClick={() => void create({ params: { collection: 7 }, body: { name: PRICE.name, type: 'number', required: false } })}
      >
        Add the price
      </button>
      {data?.[0] && <FieldsTab collection={data[0]} />}
    </>
  )
}

it('shows the fields as they are now, also those that a colleague has added', async () => {
  const server = ({ url }: { url: string }) =>
    json({ items: url.endsWith('fields') ? [FIELD, PRICE] : [{ id: 7, name: 'Rolls', fields: [FIELD] }] })
  renderIsland(<Content />, { texts: en, data: { routes }, replies: [server] })
  expect(await screen.findByText('Price')).toBeVisible()
  expect(screen.getByText('Name')).toBeVisible()
})

it('an answer that is older than a change does not stay', async () => {
  let fields = [FIELD]
  let answerLate: (answer: Response) => void = () => {}
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  let asked = 0
  const server = async ({ url, init }: { url: string; init: RequestInit }) => {
    if (init.method === 'POST') {
      fields = [FIELD, PRICE]
      return json(PRICE)
    }
    if (!url.endsWith('fields')) return json({ items: [{ id: 7, name: 'Rolls', fields }] })
    asked += 1
    return asked === 1 ? late : json({ items: fields })
  }
  renderIsland(<Content />, { texts: en, data: { routes }, replies: [server] })
  expect(await screen.findByText('Name')).toBeVisible()
  fireEvent.click(screen.getByText('Add the price'))
  answerLate(json({ items: [FIELD] }))
  expect(await screen.findByText('Price')).toBeVisible()
  expect(asked).toBe(2)
})

it('the order that is asked for stays in sight, and a second step goes on from it, though an older answer has the order before', async () => {
  const fields = [PRICE, { ...FIELD, id: 3, name: 'Taste' }, FIELD]
  const sorted: unknown[] = []
  let answerFields = (): void => undefined
  let answerSort = (): void => undefined
  const fieldsLate = new Promise<void>((resolve) => (answerFields = resolve))
  const sortLate = new Promise<void>((resolve) => (answerSort = resolve))
  const server = async ({ url, init }: { url: string; init: RequestInit }) => {
    if (url.endsWith('sort')) {
      sorted.push(JSON.parse(String(init.body)).ids)
      await sortLate
      return json({})
    }
    if (url.endsWith('fields')) await fieldsLate
    const late = fields.map((field) => (field === PRICE ? { ...field, name: 'Cost' } : field))
    return json({ items: url.endsWith('fields') ? late : [{ id: 7, name: 'Rolls', fields }] })
  }
  renderIsland(<Content />, { texts: en, data: { routes }, replies: [server] })
  const order = () => screen.getAllByRole('button', { name: /^Move / }).map(({ ariaLabel }) => ariaLabel)
  const up = async () => fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Name' }), { key: 'ArrowUp', altKey: true })
  await up()
  await waitFor(() => expect(order()).toEqual(['Move Price', 'Move Name', 'Move Taste']))
  answerFields()
  await waitFor(() => expect(order()).toEqual(['Move Cost', 'Move Name', 'Move Taste']))
  await up()
  answerSort()
  await waitFor(() =>
    expect(sorted).toEqual([
      [2, 1, 3],
      [1, 2, 3],
    ]),
  )
})

it('an order that is refused is taken back', async () => {
  const server = ({ url }: { url: string }) =>
    url.endsWith('sort')
      ? json({ error: 'Not now' }, { status: 422 })
      : json({ items: url.endsWith('fields') ? [FIELD, PRICE] : [{ id: 7, name: 'Rolls', fields: [FIELD, PRICE] }] })
  renderIsland(<Content />, { texts: en, data: { routes }, replies: [server] })
  const order = () => screen.getAllByRole('button', { name: /^Move / }).map(({ ariaLabel }) => ariaLabel)
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Price' }), { key: 'ArrowUp', altKey: true })
  expect(order()).toEqual(['Move Price', 'Move Name'])
  await waitFor(() => expect(order()).toEqual(['Move Name', 'Move Price']))
})
