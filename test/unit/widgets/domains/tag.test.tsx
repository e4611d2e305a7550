import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { runToastAction, selectToasts } from '../../../../src/store'
import TagDialog from '../../../../widgets/domains/dialogs/TagDialog'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { WEBSITE } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const domain = (id: number, website: object | null) => v.parse(Domain, { id, name: `d${id}.example`, website })
const SHOP = { id: 4, name: 'Shop', color: '0852ed', sort: 1 }
const bakery = { id: 3, title: 'Bakery' }

const ROUTES = {
  partner_website_data: '/website/{website}/data',
  api_partner_tags: '/api/tags',
  api_website_tag_add: '/api/website/{website}/tag/{tag}',
  api_website_tag_remove: '/api/website/{website}/tag/{tag}',
}

async function tag(domains: readonly Domain[]) {
  const calls: string[] = []
  const sent = (call: string, answer: object) => () => {
    calls.push(call)
    return answer
  }
  const view = await act(async () =>
    renderDomains(
      <Suspense>
        <TagDialog domains={domains} onExited={() => undefined} />
      </Suspense>,
      {
        data: { routes: { partner_index: '/', ...ROUTES } },
        answers: {
          'GET /api/tags': { items: [SHOP] },
          'GET /website/3/data': { ...WEBSITE, ...bakery, tags: [] },
          'GET /website/5/data': { ...WEBSITE, id: 5, title: 'Brewery', tags: [] },
          'POST /api/website/3/tag/4': sent('add 3', { items: [SHOP] }),
          'DELETE /api/website/3/tag/4': sent('remove 3', { items: [] }),
          'POST /api/website/5/tag/4': sent('add 5', json({ errors: [{ name: '', message: 'It has 20 tags.' }] }, { status: 422 })),
        },
      },
    ),
  )
  fireEvent.click(await screen.findByLabelText('Tag'))
  fireEvent.click(await screen.findByRole('option', { name: 'Shop' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tag' })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: 'Tag' }))
  return { ...view, calls }
}

it('tags websites of domains as every screen does: each once, and with Undo', async () => {
  const { store, calls } = await tag([domain(1, bakery), domain(2, bakery)])
  await waitFor(() => expect(selectToasts(store.getState()).map(({ key }) => key)).toEqual(['“Bakery” now has the tag Shop']))
  expect(calls).toEqual(['add 3'])
  const [toast] = selectToasts(store.getState())
  act(() => store.dispatch(runToastAction(toast?.id ?? '')))
  await waitFor(() => expect(calls).toEqual(['add 3', 'remove 3']))
})

it('says of each domain how it went', async () => {
  await tag([domain(1, bakery), domain(2, { id: 5, title: 'Brewery' }), domain(6, null)])
  expect(await screen.findByText('d2.example: It has 20 tags.')).toBeInTheDocument()
  expect(screen.getByText('d6.example: belongs to no website')).toBeInTheDocument()
  expect(screen.getByText('d1.example')).toBeInTheDocument()
})
