import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runToastAction, selectToasts } from '../../../../src/store'
import { ContractCard } from '../../../../widgets/website-details/cards/ContractCard'
import { stopIslands } from '../renderIsland'
import { bodyOf, MIRA, renderDetails } from './support'

afterEach(stopIslands)

const CONTRACT = { websiteId: 12, number: 'C-7', status: 'active', payment: 'paid', wouldEndAt: '2026-12-15', revocable: false }

describe('a contract', () => {
  it('is cancelled after the end, what becomes of the data and the reason are clear, and goes on when that is taken back', async () => {
    const sent: unknown[] = []
    const view = renderDetails(<ContractCard websiteId={12} />, {
      user: { ...MIRA, roles: ['partner_admin'] },
      answers: {
        'GET /website/12/contractData': CONTRACT,
        'POST /website/12/contractData/cancel': (init) => {
          sent.push(bodyOf(init))
          return { ...CONTRACT, status: 'cancelled', endsAt: '2026-12-15', wouldEndAt: null, revocable: true }
        },
        'POST /website/12/contractData/revoke': () => {
          sent.push('revoked')
          return CONTRACT
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel contract' }))
    expect(await screen.findByText(/ends on December 15, 2026/)).toBeVisible()
    expect(screen.getByText(/stay here until the website is deleted/)).toBeVisible()
    const submit = screen.getAllByRole('button', { name: 'Cancel contract' }).at(-1)
    if (submit) await userEvent.click(submit)
    expect(screen.getByText('Please choose a reason.')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText(/Why does it end/), 'Business closed')
    if (submit) await userEvent.click(submit)
    await waitFor(() => expect(sent).toEqual([{ reason: 'closed', comment: '' }]))
    const toasts = () => selectToasts(view.store.getState())
    await waitFor(() => expect(toasts()).toHaveLength(1))
    act(() => view.store.dispatch(runToastAction(toasts()[0]?.id ?? '')))
    await waitFor(() => expect(sent.at(-1)).toBe('revoked'))
  })
})

it.each([
  [
    'before what is unpaid has to be paid',
    { payment: 'unpaid', payUntil: '2026-12-21' },
    /not paid by December 21, 2026, the website goes offline/,
  ],
  [
    'while it is overdue',
    { payment: 'unpaid', payUntil: '2020-11-01' },
    /was due on November 1, 2020\. Until it is paid, the website cannot/,
  ],
  ['while it ends', { status: 'cancelled', endsAt: '2026-12-15' }, /stays online until then and goes offline afterwards/],
  [
    'after it has ended',
    { status: 'expired', payment: 'unpaid', payUntil: '2026-12-21', endsAt: '2026-10-15' },
    /ended on October 15, 2026/,
  ],
  ['while it runs', {}, null],
  ['before there is one', { status: 'inactive', payment: 'unpaid' }, null],
])('says what stops and when %s', async (_, change, text) => {
  renderDetails(<ContractCard websiteId={12} />, {
    user: MIRA,
    answers: { 'GET /website/12/contractData': { ...CONTRACT, ...change } },
  })
  await screen.findByText('C-7')
  const said = screen.queryAllByText(/offline|due on/)
  expect(said).toHaveLength(text ? 1 : 0)
  if (text) expect(said[0]).toHaveTextContent(text)
})
