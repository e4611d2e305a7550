import { sortWebsites } from '../../../../widgets/websites/data/sortWebsites'
import { savedQuery, savedState, savedUrl } from '../../../../widgets/websites/saved/savedQuery'
import { defaultViewState } from '../../../../widgets/websites/view/viewUrl'
import { website } from './website'

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('the order of a list', () => {
  const list = [
    website(1, { title: 'Zebra', due_date: null, status: 'done' }),
    website(2, { title: 'apfel', due_date: '2026-11-30', status: 'preparation' }),
    website(3, { title: 'Äpfel', due_date: '2026-11-02', status: 'creation' }),
    website(4, { title: 'apfel', due_date: '2026-11-02', status: 'creation' }),
  ]

  it('is that of the language, and ties go by id', () => {
    expect(ids(sortWebsites(list, 'title', 'de'))).toEqual([2, 4, 3, 1])
    expect(ids(sortWebsites(list, '-title', 'de'))).toEqual([1, 3, 2, 4])
  })

  it('has what has no value last in both directions', () => {
    expect(ids(sortWebsites(list, 'due_date', 'en'))).toEqual([3, 4, 2, 1])
    expect(ids(sortWebsites(list, '-due_date', 'en'))).toEqual([2, 3, 4, 1])
  })

  it('of statuses is that of the workflow', () => {
    expect(ids(sortWebsites(list, 'status', 'en'))).toEqual([2, 3, 4, 1])
  })
})

describe('a saved view', () => {
  const usual = defaultViewState('all-websites')

  it('keeps filters, order and mode, not where one was', () => {
    const state = { ...usual, sort: '-title', page: 3, at: 7, open: 9 }
    expect(savedQuery('all-websites', state)).toBe('sort=-title')
    const saved = {
      id: 1,
      view: 'all-websites' as const,
      name: 'Z',
      scope: 'private' as const,
      query: 'sort=-title',
      columns: null,
      icon: null,
      editable: true,
      isDefault: false,
      defaultRoles: [],
    }
    expect(savedState('all-websites', saved)).toEqual({ ...usual, sort: '-title' })
  })

  it('that keeps nothing says so in its address', () => {
    expect(savedUrl(savedQuery('all-websites', usual))).toBe('?q=')
  })
})
