import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Website } from '../../../../../src/contract'
import { routesByName } from '../../../../../src/contract/table'
import { runToastAction, selectToasts } from '../../../../../src/store'
import { useWebsiteChanges, WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import en from '../../../../../src/parts/websiteChange/messages/en.json'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../../widgets/renderIsland'
import { website } from '../../../widgets/websites/website'

const ROUTES = ['partner_website_status', 'partner_website_assign', 'api_partner_user_suggest']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
afterEach(stopIslands)

function Move({ websites }: { websites: readonly Website[] }) {
  const { apply } = useWebsiteChanges()
  return (
    <button type="button" onClick={() => void apply(websites, { status: 'change' })}>
      Move
    </button>
  )
}

/** Moves a website on a page that may ask whom the host suggests. */
async function move(isUserSuggestEnabled: boolean) {
  const bakery = website(7, { title: 'Bakery', status: 'done', version: 3 })
  const sally = { id: 9, name: 'Sally', roles: ['partner_design'] }
  const sent: string[] = []
  const asked = jest.fn(() => json({ user: sally }))
  const { store } = renderIsland(
    <WebsiteChangesProvider>
      <Move websites={[bakery]} />
    </WebsiteChangesProvider>,
    {
      texts: en,
      data: {
        routes,
        user: { id: 1, name: 'Ada', roles: ['partner_manager'] },
        config: { isUserSuggestEnabled, websiteStatuses: ['done', 'change'] },
      },
      replies: [
        ({ url }) => {
          if (url.includes('suggestForChangeRequest/7/change')) return asked()
          sent.push(new URL(url, location.origin).pathname)
          return json({ ...bakery, status: 'change', version: 3 + sent.length, ...(sent.length > 1 && { assigned_to: sally }) })
        },
      ],
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  const toasts = () => selectToasts(store.getState())
  await waitFor(() => expect(toasts().length).toBeGreaterThan(0))
  return { store, sent, asked, toasts }
}

test('who is suggested for a change request is offered, and gets it on request', async () => {
  const { store, sent, toasts } = await move(true)
  await waitFor(() => expect(toasts().map(({ key }) => key)).toContain('Sally is suggested for the change request on “Bakery”'))
  act(() => store.dispatch(runToastAction(toasts().at(-1)?.id ?? '')))
  await waitFor(() => expect(sent).toEqual(['/website/7/status', '/website/7/assign/9']))
})

test('nobody is asked for where the team has switched that off', async () => {
  const { sent, asked, toasts } = await move(false)
  await waitFor(() => expect(sent).toEqual(['/website/7/status']))
  expect(toasts().map(({ key }) => key)).toEqual([expect.stringContaining('Bakery')])
  expect(asked).not.toHaveBeenCalled()
})
