import { screen } from '@testing-library/react'
import { useCollectionsQuery } from '../../../../src/api/cms'
import { FieldsTab } from '../../../../widgets/collections/fields/FieldsTab'
import en from '../../../../widgets/collections/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const FIELD = { id: 1, name: 'Name', type: 'text', required: false, sort: 1 }
const routes = { api_cms_collections: '/cms/{website}/collections', api_cms_fields: '/cms/{collection}/fields' }

function Content() {
  const { data } = useCollectionsQuery(4)
  return data?.[0] ? <FieldsTab collection={data[0]} /> : null
}

it('shows the fields as they are now, also those that a colleague has added', async () => {
  const server = ({ url }: { url: string }) =>
    json({ items: url.endsWith('fields') ? [FIELD, { ...FIELD, id: 2, name: 'Price' }] : [{ id: 7, name: 'Rolls', fields: [FIELD] }] })
  renderIsland(<Content />, { texts: en, data: { routes }, replies: [server] })
  expect(await screen.findByText('Price')).toBeVisible()
  expect(screen.getByText('Name')).toBeVisible()
})
