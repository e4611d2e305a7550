import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { runToastAction, selectToasts } from '../../../../src/store'
import MoveDialog from '../../../../widgets/domains/dialogs/MoveDialog'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const domain = (id: number, more: object) => v.parse(Domain, { id, name: `d${id}.example`, ...more })
const DOMAINS = [
  domain(1, { website: { id: 3, title: 'Bakery' }, role: 'alias', dnsManaged: true }),
  domain(2, { website: { id: 3, title: 'Bakery' }, role: 'main' }),
  domain(4, { website: null }),
]

it('shows what becomes of the addresses, and takes all of it back, to no website too', async () => {
  const moves: unknown[] = []
  const answer = (id: number) => (init: RequestInit) => {
    moves.push([id, bodyOf(init)])
    // One of them is not taken back.
    return moves.length === 6 ? json({ error: 'It is locked.' }, { status: 409 }) : { id, name: `d${id}.example` }
  }
  const { store } = renderDomains(<MoveDialog domains={DOMAINS} onExited={() => undefined} />, {
    answers: {
      'GET /api/websites': {
        items: [{ id: 7, title: 'Café', status: 'done' }],
        pagination: { page: 1, pages: 1, count: 1, limit: 10, total: 1 },
      },
      'GET /api/website/3/domains': {
        generalItems: { domains: DOMAINS, pagination: { page: 1, pages: 1, count: 3, limit: 100, total: 3 }, problems: {} },
      },
      'POST /api/domain/1/move': answer(1),
      'POST /api/domain/2/move': answer(2),
      'POST /api/domain/4/move': answer(4),
    },
  })
  fireEvent.click(screen.getByLabelText('Website'))
  fireEvent.click(await screen.findByRole('option', { name: /Café/ }))
  expect(screen.getByText(/^d1\.example\. A 198\.51\.100\.11 → 198\.51\.100\.10/)).toBeInTheDocument()
  expect(screen.getByText(/^The name servers of d2\.example are elsewhere/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Move to a website' }))
  await waitFor(() => expect(moves).toHaveLength(3))
  const [toast] = selectToasts(store.getState())
  act(() => store.dispatch(runToastAction(toast?.id ?? '')))
  await waitFor(() =>
    expect(moves.slice(3)).toEqual([
      [2, { website: 3, role: 'main' }],
      [1, { website: 3, role: 'alias' }],
      [4, { website: null, role: 'alias' }],
    ]),
  )
  await waitFor(() => expect(selectToasts(store.getState()).map(({ key }) => key)).toContain('It is locked.'))
})

it('gives a domain that took the place of the main one its redirection back', async () => {
  const website = { id: 3, title: 'Bakery' }
  const redirect = { target: 'https://d2.example/', code: 301, keepPath: true }
  const moved = domain(2, { website, role: 'main' })
  const changes: unknown[] = []
  let heir = domain(5, { website, role: 'redirect', redirect })
  const { store } = renderDomains(<MoveDialog domains={[moved]} onExited={() => undefined} />, {
    answers: {
      'GET /api/websites': {
        items: [{ id: 7, title: 'Café', status: 'done' }],
        pagination: { page: 1, pages: 1, count: 1, limit: 10, total: 1 },
      },
      'GET /api/website/3/domains': () => ({
        generalItems: { domains: [heir], pagination: { page: 1, pages: 1, count: 1, limit: 100, total: 1 }, problems: {} },
      }),
      'POST /api/domain/2/move': moved,
      'POST /website/3/domain/5/update': (init: RequestInit) => {
        changes.push(bodyOf(init))
        return heir
      },
    },
  })
  fireEvent.click(screen.getByLabelText('Website'))
  fireEvent.click(await screen.findByRole('option', { name: /Café/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Move to a website' }))
  await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
  heir = domain(5, { website, role: 'alias' })
  act(() => store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? '')))
  await waitFor(() => expect(changes).toEqual([{ role: 'redirect', redirect }]))
})
