import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CollectionsScreen } from '../../../../widgets/collections/CollectionsScreen'
import en from '../../../../widgets/collections/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { server } from '../website-details/support'

afterEach(stopIslands)

it('keeps the focus where the first collection is made', async () => {
  const collections: object[] = []
  const rolls = { id: 3, name: 'Rolls', fields: [], itemCount: 0, version: 1 }
  const reply = server({
    'GET /api/website/12/collections': () => ({ items: collections }),
    'POST /api/website/12/collections': () => {
      collections.push(rolls)
      return rolls
    },
  })
  const path = '/api/website/{website}/collections'
  const routes = { api_cms_collections: path, api_cms_collection_create: path }
  renderIsland(<CollectionsScreen website={12} />, { texts: en, data: { routes }, replies: [reply] })
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Rolls')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('heading', { level: 2, name: 'Rolls' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New collection' })).toHaveFocus()
})
