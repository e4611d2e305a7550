import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createErrorObject, RequestError } from '../../../../src/http'
import { reportError } from '../../../../src/store'
import en from '../../../../widgets/notices/messages/en.json'
import { Notices } from '../../../../widgets/notices/Notices'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

function setup(roles: readonly string[] = ['partner_manager']) {
  const user = userEvent.setup()
  const { store } = renderIsland(<Notices />, { texts: en, data: { user: { id: 7, name: 'Ada', roles } } })
  const fail = (parts: object) =>
    act(() =>
      store.dispatch(reportError(new RequestError(createErrorObject({ name: 'Error', type: 'backend', message: 'Failed', ...parts })))),
    )
  return { user, fail }
}

const open = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }))
const rows = () => within(screen.getByRole('dialog', { name: 'Problems on this page' })).getAllByRole('listitem')

describe('the list of errors', () => {
  it('is not there as long as nothing went wrong', () => {
    setup()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows what went wrong, newest first, with status and route', async () => {
    const { user, fail } = setup()
    fail({ message: 'partner.error.forbidden', status: 403, route: 'partner_goals' })
    fail({ message: 'No such domain' })
    await open(user, '2 problems')
    expect(rows().map((row) => row.querySelector('p')?.textContent)).toEqual(['No such domain', 'You are not allowed to do this.'])
    expect(rows()[1]).toHaveTextContent('backend · 403 · partner_goals')
  })

  it('lets one go, or all', async () => {
    const { user, fail } = setup()
    for (const message of ['One', 'Two', 'Three']) fail({ message })
    await open(user, '3 problems')
    await user.click(within(rows()[0] ?? document.body).getByRole('button', { name: 'Remove from the list' }))
    expect(rows()).toHaveLength(2)
    expect(screen.queryByText('Three')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('copies the details of one', async () => {
    const { user, fail } = setup()
    fail({ message: 'Broken', status: 500, route: 'partner_goals', stack: 'at secret.ts' })
    await open(user, '1 problem')
    await user.click(screen.getByRole('button', { name: 'Copy details' }))
    expect(await navigator.clipboard.readText()).toMatch(/^Broken\nbackend · 500 · partner_goals · error-\d+$/)
  })

  it.each([
    ['an admin sees', ['partner_admin'], true],
    ['a manager does not see', ['partner_manager'], false],
  ])('%s the stack', async (_, roles, isShown) => {
    const { user, fail } = setup(roles)
    fail({ stack: 'at secret.ts' })
    await open(user, '1 problem')
    expect(screen.queryByText('at secret.ts') !== null).toBe(isShown)
  })
})
