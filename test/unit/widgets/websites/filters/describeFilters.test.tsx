import { screen, within } from '@testing-library/react'
import { WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import { FilterChips } from '../../../../../widgets/websites/filters/FilterChips'
import { parseFilters } from '../../../../../widgets/websites/query/parseFilters'
import de from '../../../../../widgets/websites/messages/de.json'
import en from '../../../../../widgets/websites/messages/en.json'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../renderIsland'

afterEach(stopIslands)

const chipsOf = (typed: string, { locale = 'en', texts = en }: { locale?: string; texts?: typeof en | typeof de } = {}) => {
  renderIsland(
    <WebsiteChangesProvider>
      <FilterChips filters={parseFilters(typed)} onChange={() => undefined} />
    </WebsiteChangesProvider>,
    { texts, data: { locale }, replies: [() => json({ items: [] })] },
  )
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

test('days from today on are said as people say them', () => {
  expect(chipsOf('due:<today due:today due:<+8 due:<+1 due:>+7 due:+2 due:-1 due:>-7 due:<-3 active:>-7 active:<-14')).toEqual([
    'Due: past',
    'Due: today',
    'Due: within 7 days',
    'Due: by today',
    'Due: more than 7 days from now',
    'Due: 2 days from now',
    'Due: 1 day ago',
    'Due: later than 7 days ago',
    'Due: more than 3 days ago',
    'Last activity: in the last 7 days',
    'Last activity: none for 14 days',
  ])
})

test('in German too', () => {
  expect(chipsOf('due:<+8 due:>+7 due:-2 active:>-7', { locale: 'de', texts: de })).toEqual([
    'Fällig: innerhalb von 7 Tagen',
    'Fällig: in mehr als 7 Tagen',
    'Fällig: vor 2 Tagen',
    'Letzte Aktivität: in den letzten 7 Tagen',
  ])
})
