import { apiSlice } from '../../../../src/api/call'
import { prepareWebsiteDetails, refreshWebsite, restoreWebsites } from '../../../../src/api/websites'
import { injectSlice } from '../../../../src/store'
import { json } from '../../http/support'
import { makeStore } from '../../store/support'

const ROUTES = { api_website_details: '/api/website-details/{id}', partner_website_restore: '/website/{website}/restore' }
const BAKERY = { id: 12, title: 'Bakery', status: 'done', version: 3 }

/** A website that is deleted, and what is asked of the server. */
function deleted() {
  let isDeleted = true
  const asked: string[] = []
  const reply = ({ url, init }: { url: string; init: RequestInit }) => {
    if (init.method === 'POST') isDeleted = false
    else asked.push(url)
    return isDeleted ? json({ error: 'Not found' }, { status: 404 }) : json(BAKERY)
  }
  const { store } = makeStore({ routes: ROUTES }, [reply])
  injectSlice(store, apiSlice)
  return { store, asked }
}

it('what has just failed is not asked again by what appears, unless something was changed since', async () => {
  const { store, asked } = deleted()
  await store.dispatch(prepareWebsiteDetails(12))
  await store.dispatch(prepareWebsiteDetails(12))
  expect(asked).toEqual(['/api/website-details/12'])
  await store.dispatch(restoreWebsites([12]))
  await store.dispatch(prepareWebsiteDetails(12))
  expect(asked).toHaveLength(2)
})

it('is asked again once the server has told of a change', async () => {
  const { store, asked } = deleted()
  await store.dispatch(prepareWebsiteDetails(12))
  store.dispatch(refreshWebsite(12))
  await store.dispatch(prepareWebsiteDetails(12))
  expect(asked).toHaveLength(2)
})
