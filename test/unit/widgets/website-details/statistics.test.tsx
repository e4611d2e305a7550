import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '../../../../src/api/call/api'
import { VisitStatistics } from '../../../../widgets/website-details/statistics/VisitStatistics'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { renderDetails } from './support'

afterEach(stopIslands)

const ANSWER = {
  enabled: true,
  series: [],
  totals: { visits: 31, visitors: 20, pageviews: 80, avgSeconds: 60, bounceRate: 0.5, actionsPerVisit: 2 },
  updatedAt: '2026-05-04T07:10:00Z',
}

function show(more: object = {}) {
  const asked: (string | null)[] = []
  let isDead = false
  const view = renderDetails(<VisitStatistics websiteId={12} />, {
    answers: {
      'GET /api/website/12/statistics': (_, query) => {
        asked.push(query.get('period'))
        return isDead ? json({ error: 'Gone fishing' }, { status: 500 }) : { ...ANSWER, ...more }
      },
    },
  })
  const end = () => {
    isDead = true
  }
  return { ...view, asked, end, recover: () => void (isDead = false) }
}

describe('statistics', () => {
  it('stay with their age when the service does not answer any more', async () => {
    const { store, end, asked } = show()
    expect(await screen.findByText('31')).toBeVisible()
    end()
    act(
      () =>
        void store.dispatch(
          api.enhanceEndpoints({ addTagTypes: ['WebsiteStatistics'] }).util.invalidateTags([{ type: 'WebsiteStatistics', id: 12 }]),
        ),
    )
    expect(await screen.findByText(/The statistics service does not answer. These numbers were read/)).toBeVisible()
    expect(screen.getByText('31')).toBeVisible()
    expect(asked.length).toBeGreaterThan(1)
  })

  it('that the host itself could not renew say how old they are', async () => {
    show({ stale: true })
    expect(await screen.findByText(/The statistics service does not answer. These numbers were read/)).toBeVisible()
    expect(screen.getByText('31')).toBeVisible()
  })

  it('have the summary of the service beside them, which is loaded when somebody opens it', async () => {
    const { container } = show({ embedUrl: 'https://statistics.example/index.php?module=Widgetize' })
    const summary = await screen.findByText('Summary of the statistics service')
    expect(container.querySelector('iframe')).toBeNull()
    fireEvent(summary.parentElement ?? summary, new Event('toggle'))
    const frame = await screen.findByTitle('Summary of the statistics service')
    expect(frame).toHaveAttribute('src', 'https://statistics.example/index.php?module=Widgetize')
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  })

  it('that are new say nothing of their age', async () => {
    show({ stale: false })
    expect(await screen.findByText('31')).toBeVisible()
    expect(screen.queryByText(/These numbers were read/)).not.toBeInTheDocument()
  })

  it('of one period are never shown as those of another that cannot be had', async () => {
    const { end, recover } = show()
    expect(await screen.findByText('31')).toBeVisible()
    end()
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    expect(await screen.findByText('Gone fishing')).toBeVisible()
    expect(screen.queryByText('31')).not.toBeInTheDocument()
    recover()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('31')).toBeVisible()
  })

  it('change their period with D, W, M and Y, as long as the focus is in the card', async () => {
    const { asked } = show()
    await screen.findByText('31')
    await userEvent.keyboard('y')
    expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked()
    act(() => screen.getByRole('radio', { name: 'Month' }).focus())
    for (const [key, name] of [
      ['y', 'Year'],
      ['d', 'Day'],
      ['w', 'Week'],
      ['m', 'Month'],
    ] as const) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked())
    }
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked()
    expect(asked.length).toBeGreaterThan(1)
  })
})
