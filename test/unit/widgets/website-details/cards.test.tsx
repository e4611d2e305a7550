import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { ContractCard } from '../../../../widgets/website-details/cards/ContractCard'
import { selectErrors } from '../../../../src/store'
import { Header } from '../../../../widgets/website-details/header/Header'
import { WebsitePage } from '../../../../widgets/website-details/layout/WebsitePage'
import { TodoCard } from '../../../../widgets/website-details/todos/TodoCard'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { renderDetails, WEBSITE } from './support'

afterEach(stopIslands)

const todo = (id: number, done: boolean) => ({ id, description: `Step ${id}`, done, sort: id, websiteId: 12 })
const items = [1, 2, 3, 4, 5, 6, 7].map((id) => todo(id, id > 4))
const TODOS = { items, pagination: { page: 1, pages: 1, count: 7, limit: 100, total: 7 }, filters: {} }

it('to-dos say how many of them are done, and those are folded away', async () => {
  renderDetails(<TodoCard websiteId={12} />, { answers: { 'GET /website/12/todo': TODOS } })
  expect(await screen.findByText('3/7')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '3 of 7 done' })).toHaveValue(3)
  expect(screen.getByText('Step 4')).toBeVisible()
  const done = screen.getByText('Step 7')
  expect(done).not.toBeVisible()
  await userEvent.click(screen.getByText(/^3 done|Done/))
  expect(done).toBeVisible()
})

function Top() {
  const { data: website } = useWebsiteDetailsQuery(12)
  return website ? <Header website={website} /> : null
}

it('to-dos say it in the header too', async () => {
  renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <Top />
    </WebsiteChangesProvider>,
    { answers: { 'GET /website/12/todo': TODOS } },
  )
  expect(await screen.findByText('3/7')).toBeVisible()
  expect(screen.getByRole('img', { name: 'To-dos' })).toBeVisible()
})

it('a card that cannot be had says so and tries again, and the others stay', async () => {
  let fails = true
  renderDetails(
    <>
      <ContractCard websiteId={12} />
      <TodoCard websiteId={12} />
    </>,
    {
      answers: {
        'GET /website/12/todo': TODOS,
        'GET /website/12/contractData': () =>
          fails ? json({ error: 'Gone fishing' }, { status: 500 }) : { websiteId: 12, number: 'C-7', status: 'active', payment: 'paid' },
      },
    },
  )
  expect(await screen.findByText('Step 1')).toBeVisible()
  const card = screen.getByRole('region', { name: 'Contract' })
  expect(await within(card).findByText('Gone fishing')).toBeVisible()
  fails = false
  await userEvent.click(within(card).getByRole('button', { name: 'Try again' }))
  expect(await within(card).findByText('C-7')).toBeVisible()
})

it('a website that cannot be had is told at the top alone, and what waits for it comes with it', async () => {
  let fails = true
  const details = () => (fails ? json({ error: 'Gone fishing' }, { status: 500 }) : WEBSITE)
  const { calls, store } = renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <WebsitePage id={12} messageId={undefined} />
    </WebsiteChangesProvider>,
    { answers: { 'GET /api/website-details/12': details } },
  )
  expect(await screen.findByText('Gone fishing')).toBeVisible()
  const told = () => screen.queryAllByText('Gone fishing')
  expect(screen.getByRole('region', { name: 'To-dos' })).toBeVisible()
  for (const name of ['People', 'Tags', 'Domain names']) expect(screen.queryByRole('region', { name })).toBeNull()
  expect(told()).toHaveLength(1)
  expect(calls.filter(({ url }) => url.includes('website-details'))).toHaveLength(1)
  expect(selectErrors(store.getState()).filter(({ message }) => message === 'Gone fishing')).toHaveLength(1)
  fails = false
  await userEvent.click(within(told()[0]?.closest('[role=alert]') ?? document.body).getByRole('button', { name: 'Try again' }))
  for (const name of ['People', 'Tags', 'Domain names']) expect(await screen.findByRole('region', { name })).toBeVisible()
  expect(told()).toEqual([])
})
