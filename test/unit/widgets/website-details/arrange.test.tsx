import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ArrangeDialog from '../../../../widgets/website-details/arrange/ArrangeDialog'
import { moveLine, toLines } from '../../../../widgets/website-details/arrange/cardLines'
import { arrange, type CardStep, takeCardStep } from '../../../../src/model'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { CardStack } from '../../../../widgets/website-details/layout/CardStack'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { bodyOf, renderDetails, renderDialog } from './support'

afterEach(stopIslands)

const USUAL = {
  customer: ['customer', 'people'],
  work: ['todos', 'note', 'tags', 'time', 'domains', 'statistics', 'contract'],
}

describe('the order of the cards', () => {
  it('is the usual one until somebody wants another', () => expect(arrange(null)).toEqual(USUAL))

  it('leaves out what nobody knows, and has what came since in its usual column', () => {
    const wanted = { customer: ['contract', 'people', 'horoscope'], work: ['customer', 'note', 'todos', 'tags', 'time'] }
    expect(arrange(wanted)).toEqual({
      customer: ['contract', 'people'],
      work: ['customer', 'note', 'todos', 'tags', 'time', 'domains', 'statistics'],
    })
  })

  it('changes within and between the columns', () => {
    const lines = toLines(arrange(null))
    const at = (name: string) => lines.findIndex((line) => 'card' in line && line.card === name)
    const moved = (from: number, before: number) => arrange(takeCardStep(null, moveLine(lines, from, before) ?? 'usual'))
    expect(moved(at('note'), at('todos')).work.slice(0, 2)).toEqual(['note', 'todos'])
    expect(moved(at('contract'), at('people')).customer).toEqual(['customer', 'contract', 'people'])
    expect(moved(at('customer'), lines.length).work.at(-1)).toBe('customer')
    expect(moved(at('people'), 0).customer).toEqual(['people', 'customer'])
    expect(moveLine(lines, 0, 3)).toBeNull()
  })
})

describe('arranging cards', () => {
  const setup = async (answer?: () => Response) => {
    const sent: unknown[] = []
    const steps: CardStep[] = []
    const view = await renderDialog(<ArrangeDialog onExited={() => undefined} />, {
      answers: {
        'PUT /api/preferences': (init) => {
          sent.push(bodyOf(init))
          steps.push(...(bodyOf(init) as { cardSteps: CardStep[] }).cardSteps)
          return answer ? answer() : { cards: steps.reduce(takeCardStep, null), startsTimer: false }
        },
      },
    })
    return { sent, ...view }
  }
  const rows = () =>
    within(screen.getByRole('dialog', { name: 'Arrange cards' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('is done with buttons and with Alt and the arrows, beyond the column, and kept', async () => {
    const { sent } = await setup()
    expect(rows().slice(0, 4)).toEqual(['Customer', 'Customer', 'People', 'Work'])
    await userEvent.click(screen.getByRole('button', { name: 'Move People down' }))
    expect(rows().slice(0, 5)).toEqual(['Customer', 'Customer', 'Work', 'People', 'To-dos'])
    const handle = screen.getByRole('button', { name: 'Move People' })
    handle.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(rows().slice(2, 5)).toEqual(['Work', 'To-dos', 'People'])
    expect(handle).toHaveFocus()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ cardSteps: [{ card: 'people', column: 'work', above: ['todos'] }] })
    await userEvent.click(screen.getByRole('button', { name: 'Usual order' }))
    await waitFor(() => expect(sent[2]).toEqual({ cardSteps: ['usual'] }))
    expect(rows().slice(0, 4)).toEqual(['Customer', 'Customer', 'People', 'Work'])
    expect(screen.getByRole('button', { name: 'Usual order' })).toBeDisabled()
  })

  it('is taken back when the host refuses', async () => {
    const { sent } = await setup(() => json({ error: 'No' }, { status: 422 }))
    await userEvent.click(screen.getByRole('button', { name: 'Move People down' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(rows().slice(0, 4)).toEqual(['Customer', 'Customer', 'People', 'Work']))
  })
})

it('a column shows its cards in that order', async () => {
  renderDetails(
    <WebsiteChangesProvider websiteId={12}>
      <CardStack websiteId={12} cards={['tags', 'note']} />
    </WebsiteChangesProvider>,
  )
  await screen.findByRole('region', { name: 'Team note' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Tags', 'Team note'])
})
