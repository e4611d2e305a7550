import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { runToastAction, selectToasts } from '../../../../src/store'
import { DomainMenu } from '../../../../widgets/domains/actions/DomainMenu'
import MoveDialog from '../../../../widgets/domains/dialogs/MoveDialog'
import RedirectDialog from '../../../../widgets/domains/dialogs/RedirectDialog'
import RemoveDialog from '../../../../widgets/domains/dialogs/RemoveDialog'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const can = { possible: true, reason: null }
const website = { id: 12, title: 'Bakery' }
const external = { kind: 'external', name: null } as const
const domain = (id: number, more: object = {}) =>
  v.parse(Domain, { id, name: `d${id}.example`, website, registrar: external, promotable: can, removable: can, movable: can, ...more })
const MAIN = domain(1, { role: 'main' })
const LATER = domain(3)
const NEXT = domain(2)
const UNPROVEN = domain(9, { published_status: 'published', promotable: { possible: false, reason: 'It is waiting for proof.' } })

const listed = (...domains: object[]) => ({
  'GET /api/website/12/domains': {
    generalItems: { domains, pagination: { page: 1, pages: 1, count: domains.length, limit: 100, total: domains.length }, problems: {} },
  },
})
const DIALOGS = {
  redirect: <RedirectDialog websiteId={12} domain={MAIN} onExited={() => undefined} />,
  remove: <RemoveDialog websiteId={12} domain={MAIN} onExited={() => undefined} />,
}

it.each(Object.keys(DIALOGS) as (keyof typeof DIALOGS)[])('to %s the main domain names the one that takes its place', async (name) => {
  renderDomains(DIALOGS[name], { answers: listed(UNPROVEN, MAIN, LATER, NEXT) })
  expect(await screen.findByText('d2.example becomes the website’s main domain.')).toBeInTheDocument()
})

it('says when no other domain could be the main one', async () => {
  renderDomains(DIALOGS.remove, { answers: listed(MAIN, UNPROVEN) })
  expect(await screen.findByText('The website loses its main domain.')).toBeInTheDocument()
})

it('says before the first field that the only domain cannot redirect, and saves nothing', async () => {
  renderDomains(DIALOGS.redirect, { answers: listed(MAIN, UNPROVEN) })
  const reason = await screen.findByText('Choose another main domain first. A website needs one that does not redirect.')
  expect(reason.compareDocumentPosition(screen.getByRole('textbox', { name: /Leads to/ }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('says that what redirects by now takes the place of the main one, and no longer redirects', async () => {
  const redirect = { target: 'https://d1.example/', code: 301, keepPath: true }
  renderDomains(DIALOGS.remove, { answers: listed(MAIN, domain(5, { role: 'redirect', redirect })) })
  expect(await screen.findByText(/^d5\.example becomes the website’s main domain/)).toHaveTextContent(/redirect/)
})

it('says nothing of it for a domain that is not the main one', async () => {
  renderDomains(<RemoveDialog websiteId={12} domain={NEXT} onExited={() => undefined} />, { answers: listed(MAIN, NEXT) })
  expect(screen.getByText(/^The website is no longer shown under this domain/)).toBeInTheDocument()
  expect(screen.queryByText(/main domain/)).toBeNull()
})

it('counts no domain that is moved away as well', async () => {
  renderDomains(<MoveDialog domains={[MAIN, NEXT]} onExited={() => undefined} />, {
    answers: {
      ...listed(MAIN, NEXT, LATER),
      'GET /api/websites': {
        items: [{ id: 7, title: 'Café', status: 'done' }],
        pagination: { page: 1, pages: 1, count: 1, limit: 10, total: 1 },
      },
    },
  })
  fireEvent.click(screen.getByLabelText('Website'))
  fireEvent.click(await screen.findByRole('option', { name: /Café/ }))
  expect(await screen.findByText(/d3\.example becomes the website’s main domain/)).toBeInTheDocument()
})

const openMenu = (shown: Domain, answers: Parameters<typeof renderDomains>[1]['answers'] = {}) => {
  const island = renderDomains(<DomainMenu domain={shown} websiteId={12} />, { answers })
  fireEvent.click(screen.getByRole('button', { name: /^Actions for/ }))
  return island
}

it('says why a domain cannot be the main one, and why it cannot be removed', () => {
  openMenu(domain(4, { promotable: { possible: false, reason: 'Not yet.' }, removable: { possible: false, reason: 'Under way.' } }))
  const makeMain = screen.getByRole('menuitem', { name: /Make it the main domain/ })
  const remove = screen.getByRole('menuitem', { name: /Remove/ })
  expect(makeMain).toHaveAttribute('aria-disabled', 'true')
  expect(makeMain).toHaveTextContent('Not yet.')
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  expect(remove).toHaveTextContent('Under way.')
})

it('gives the place back to the one before, and the redirection to the one that had it', async () => {
  const changes: unknown[] = []
  const answer = (id: number) => (init: RequestInit) => {
    changes.push([id, bodyOf(init)])
    return domain(id)
  }
  const redirect = { target: 'https://d1.example/', code: 301, keepPath: false }
  const { store } = openMenu(domain(2, { role: 'redirect', redirect, version: 5 }), {
    ...listed(MAIN, NEXT),
    'POST /website/12/domain/1/update': answer(1),
    'POST /website/12/domain/2/update': answer(2),
  })
  fireEvent.click(screen.getByRole('menuitem', { name: /Make it the main domain/ }))
  await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1))
  act(() => store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? '')))
  await waitFor(() =>
    expect(changes).toEqual([
      [2, { role: 'main', version: 5 }],
      [1, { role: 'main' }],
      [2, { role: 'redirect', redirect }],
    ]),
  )
})
