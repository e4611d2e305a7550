import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { GOALS } from '../../../../src/model'
import { GoalsChecklist } from '../../../../widgets/goals/GoalsChecklist'
import en from '../../../../widgets/goals/messages/en.json'
import { json } from '../../http/support'
import { go, renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['partner_goals', 'partner_goals_dismiss']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const reached = (...goals: string[]) => json({ result: Object.fromEntries(GOALS.map((goal) => [goal, goals.includes(goal)])) })

beforeEach(() => setWide(true))
afterEach(stopIslands)

const show = (...replies: (() => Response)[]) => showOn({}, ...replies)
const showOn = (page: object, ...replies: (() => Response)[]) =>
  renderIsland(<GoalsChecklist />, { texts: en, data: { routes, ...page }, replies })

it('lists the seven first steps in their order, and says in words which are done', async () => {
  show(() => reached('hasInvitedUser', 'hasReceivedMessage'))
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem')
  const { 'goals.isDone': isDone } = en
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    `${en['goals.hasInvitedUser']}${isDone}`,
    en['goals.hasCreatedWebsite'],
    en['goals.hasInvitedCustomer'],
    `${en['goals.hasReceivedMessage']}${isDone}`,
    en['goals.hasCheckedWebsite'],
    en['goals.hasReceivedFeedback'],
    en['goals.hasPublishedWebsite'],
  ])
  expect(screen.getByText('2 of 7 done')).toBeVisible()
})

it('is one line once half is done; the steps are a click away', async () => {
  show(() => reached(...GOALS.slice(0, 4)))
  const steps = await screen.findByRole('button', { name: en['goals.steps'] })
  expect(screen.getByText('4 of 7 done')).toBeVisible()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  await userEvent.click(steps)
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(7)
  await userEvent.click(steps)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('goes when somebody has seen enough, and comes back when the host did not hear of it', async () => {
  const { calls } = show(
    () => reached(),
    () => json({}, { status: 500 }),
    () => new Response(null, { status: 204 }),
  )
  const dismiss = async () => userEvent.click(await screen.findByRole('button', { name: en['goals.dismiss'] }))
  await dismiss()
  await dismiss()
  await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument())
  expect(calls.filter(({ init }) => init.method === 'POST')).toHaveLength(2)
})

it('is not put away by somebody who only looks', async () => {
  showOn({ isViewOnly: true }, () => reached())
  expect(await screen.findByRole('button', { name: en['goals.dismiss'] })).toBeDisabled()
  expect(screen.getByRole('group', { name: /Nothing can be changed/ })).toBeVisible()
})

it('stays on the page it was put on, whatever else is opened there without a load', async () => {
  const { store } = show(() => reached())
  await screen.findByRole('list')
  go(store, '/partner-settings')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  go(store, '/?mode=list')
  expect(screen.getByRole('list')).toBeVisible()
})

it('is not there when all is done', async () => {
  const { calls } = show(() => reached(...GOALS))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
