import fc from 'fast-check'
import { STATUSES } from '../../../../../src/model'
import { type Filter, FILTER_KEYS, type FilterSet } from '../../../../../widgets/websites/query/Filter'
import { filterWebsites } from '../../../../../widgets/websites/query/filterWebsites'
import { matchesFilters } from '../../../../../widgets/websites/query/matchesFilters'
import { formatFilters, parseFilters } from '../../../../../widgets/websites/query/parseFilters'
import { splitFilters } from '../../../../../widgets/websites/query/serverFilters'
import { person, tag, website } from '../website'

const words = fc.array(fc.stringMatching(/^[^\s"]{1,12}$/), { maxLength: 4 }).map((list) => list.join(' '))
const valueOf: Readonly<Record<Filter['key'], fc.Arbitrary<string>>> = {
  status: fc.constantFrom(...STATUSES),
  assignee: fc.oneof(fc.constantFrom('me', 'none'), fc.integer({ min: 1, max: 9_999 }).map(String)),
  due: fc.constantFrom('today', 'tomorrow', 'none', '2026-05-03', '+7', '-3'),
  tag: fc.oneof(fc.constant('none'), fc.integer({ min: 1, max: 9_999 }).map(String)),
  is: fc.constantFrom('overdue', 'following', 'template'),
  domain: fc.stringMatching(/^[a-zäß0-9. ,<-]{1,20}$/).filter((text) => text.trim() === text && text !== ''),
  customer: fc.stringMatching(/^[\p{L} ,.:&]{1,20}$/u).filter((text) => text.trim() === text && text !== ''),
  label: fc.stringMatching(/^[\p{L} ,.:&]{1,20}$/u).filter((text) => text.trim() === text && text !== ''),
  published: fc.constantFrom('published', 'unpublished'),
  registered: fc.constantFrom('registered', 'not_registered'),
  payment: fc.constantFrom('paid', 'unpaid'),
  closed: fc.constantFrom('me', 'none', '4'),
  designed: fc.constantFrom('me', 'none', '4'),
  serviced: fc.constantFrom('me', 'none', '4'),
  domains: fc.constantFrom('some', 'none'),
  problem: fc.constantFrom('dns', 'ssl'),
  active: fc.constantFrom('today', '2026-05-03', '-30'),
  language: fc.constantFrom('de', 'ja'),
  country: fc.constantFrom('DE', 'FR'),
}
const filter: fc.Arbitrary<Filter> = fc.constantFrom(...FILTER_KEYS).chain((key) =>
  fc.record({
    key: fc.constant(key),
    not: fc.boolean(),
    op: fc.constant('=' as const),
    values: fc.uniqueArray(valueOf[key], { minLength: 1, maxLength: 3 }),
  }),
)
const filterSet: fc.Arbitrary<FilterSet> = fc.record({ filters: fc.array(filter, { maxLength: 5 }), text: words })

describe('the typed language', () => {
  it('comes back as it was written, whatever it says', () => {
    fc.assert(fc.property(filterSet, (set) => expect(parseFilters(formatFilters(set))).toEqual(set)))
  })

  it('loses no word of anything that is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const { filters, text } = parseFilters(typed)
        const kept = `${filters.map(({ values }) => values.join(' ')).join(' ')} ${text}`
        if (filters.length === 0) expect(text.split(/\s+/).join('')).toBe(typed.replaceAll('"', ' ').split(/\s+/).join(''))
        expect(kept).toBeDefined()
      }),
    )
  })

  it.each([
    ['status:creation,done shop', [{ key: 'status', not: false, op: '=', values: ['creation', 'done'] }], 'shop'],
    ['-status:done', [{ key: 'status', not: true, op: '=', values: ['done'] }], ''],
    ['due:<today', [{ key: 'due', not: false, op: '<', values: ['today'] }], ''],
    ['customer:"Blue Fish & Co"', [{ key: 'customer', not: false, op: '=', values: ['Blue Fish & Co'] }], ''],
    [
      'is:overdue assignee:me',
      [
        { key: 'is', not: false, op: '=', values: ['overdue'] },
        { key: 'assignee', not: false, op: '=', values: ['me'] },
      ],
      '',
    ],
  ])('reads %s', (typed, filters, text) => {
    expect(parseFilters(typed)).toEqual({ filters, text })
  })

  it.each(['status:nonsense', 'assignee:', 'due:<', 'due:<today,tomorrow', 'tag:shop', 'colour:red', 'status:<done'])(
    'takes %s for words to search',
    (typed) => {
      expect(parseFilters(typed)).toEqual({ filters: [], text: typed })
    },
  )

  it('takes names where ids are kept, if there is such a name', () => {
    const resolve = (key: string, value: string) => (key === 'tag' && value === 'shop' ? '12' : null)
    expect(parseFilters('tag:shop tag:none-such', resolve)).toEqual({
      filters: [{ key: 'tag', not: false, op: '=', values: ['12'] }],
      text: 'tag:none-such',
    })
  })
})

describe('matching', () => {
  const context = { today: '2026-05-10', userId: 7, zone: 'Europe/Berlin' }
  const site = website(1, {
    title: 'Bäckerei Öztürk',
    status: 'creation',
    due_date: '2026-05-09',
    assigned_to: person(7),
    tags: [tag(3)],
    domain: 'oeztuerk.example',
    customer: { firm: 'Öztürk GmbH', name: 'Ayla' },
    following: true,
    domains: ['oeztuerk.example'],
    closed_by: person(9),
    problems: ['ssl'],
    // In Berlin it is the 10th already.
    last_activity: '2026-05-09T22:30:00.000Z',
    language: 'de',
    country: 'AT',
  })
  const finds = (typed: string) => matchesFilters(site, parseFilters(typed), context)

  it.each([
    'status:creation',
    'status:done,creation',
    '-status:done',
    'assignee:me',
    'assignee:7',
    '-assignee:none',
    'due:<today',
    'due:yesterday',
    'due:<2026-05-10',
    'due:-1',
    'tag:3',
    '-tag:none',
    'is:overdue',
    'is:following',
    'domain:tuerk',
    'customer:ozturk',
    'backerei',
    'ÖZTÜRK gmbh',
    'published:unpublished',
    'closed:9',
    '-closed:me',
    'designed:none',
    'domains:some',
    'problem:dns,ssl',
    'active:today',
    'active:>-1',
    '-active:<today',
    'language:de,fr',
    'country:AT',
  ])('finds by %s', (typed) => expect(finds(typed)).toBe(true))

  it.each([
    'status:done',
    'assignee:none',
    'assignee:8',
    'due:today',
    'due:>today',
    'due:none',
    'tag:4',
    'tag:none',
    'is:template',
    '-is:overdue',
    'domain:other',
    'customer:fish',
    'backerei fish',
    'published:published',
    'serviced:9',
    'domains:none',
    'problem:dns',
    'active:<today',
    'active:none',
    'language:fr',
    'country:DE',
  ])('does not find by %s', (typed) => expect(finds(typed)).toBe(false))

  it('asks the server for what it knows and does the rest here', () => {
    expect(splitFilters(parseFilters('status:creation assignee:me due:<today is:following shop'))).toEqual({
      query: { status: 'creation', assigned_to: 'me', following: '1', search: 'shop' },
      rest: parseFilters('due:<today').filters,
    })
  })

  it('asks for all other statuses where one is excluded', () => {
    const { query, rest } = splitFilters(parseFilters('-status:done'))
    expect(query.status?.split(',')).toEqual(STATUSES.filter((status) => status !== 'done'))
    expect(rest).toEqual([])
  })
})

it('a number is that of one website', () => {
  const context = { today: '2026-11-22', userId: 1, zone: 'Europe/Berlin' }
  const sites = [1, 10, 11].map((id) => website(id, { title: `Shop #${id}` }))
  expect(filterWebsites(sites, { filters: [], text: '#1' }, context)).toEqual(sites.slice(0, 1))
})

describe('typing on', () => {
  const context = { today: '2026-11-22', userId: 1, zone: 'Europe/Berlin' }
  const sites = ['Café Strauß', 'Praxis Vogel'].map((title, index) => website(index + 1, { title, domain: `site${index}.example` }))

  it.each([
    ['strauss', 'straus'],
    ['https://www.site0.example', 'https:/'],
    ['www.site0', 'www'],
  ])('%s is found although %s was not', (text, before) => {
    expect(filterWebsites(sites, { filters: [], text: before }, context)).toEqual([])
    expect(filterWebsites(sites, { filters: [], text }, context)).toEqual(sites.slice(0, 1))
  })
})
