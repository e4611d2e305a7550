import type { WebsiteChange } from '../../../../src/api/websiteChange'
import type { Formats } from '../../../../src/i18n'
import { askFirst } from '../../../../src/parts/websiteChange/askFirst'
import { person, website } from '../../widgets/websites/website'

const applyAll = jest.fn<Promise<ReadonlySet<number>>, [readonly object[], (object | undefined)?]>(() => Promise.resolve(new Set()))
const ask = jest.fn<true | Promise<boolean>, [object]>()
beforeEach(() => {
  applyAll.mockClear()
  ask.mockReset()
})

// Only these are used here.
const formats = { number: String, date: String, list: (names: string[]) => names.join(', ') } as unknown as Formats
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const changes = askFirst(applyAll, { ask, warningsOf: () => [], t, formats })
const websites = [website(1), website(2), website(3)]
const ids = new Set([1, 2, 3])

it('changes few in the same moment', () => {
  ask.mockReturnValue(true)
  void changes.apply(websites, { status: 'done' })
  expect(applyAll).toHaveBeenCalledWith([{ websites, change: { status: 'done' } }], {})
})

it('asks with what would become of them, and has changed none after a no', async () => {
  ask.mockResolvedValue(false)
  expect(await changes.apply(websites, { status: 'done' })).toEqual(ids)
  expect(ask).toHaveBeenCalledWith({
    titles: websites.map(({ title }) => title),
    acts: ['websiteChange.field.status: status.done'],
    warnings: [],
  })
  expect(applyAll).not.toHaveBeenCalled()
})

it('goes on after a yes', async () => {
  ask.mockResolvedValue(true)
  applyAll.mockResolvedValueOnce(new Set([2]))
  expect(await changes.apply(websites, { following: true })).toEqual(new Set([2]))
})

it.each<[string, WebsiteChange, object]>([
  ['what is taken back', { status: 'done' }, { isUndo: true }],
  ['what an admin gave a reason for', { status: 'done' }, { override: 'because' }],
  ['what came with a reason', { lost: { reason: 'gone' } }, {}],
  ['another place in its column', { rank: 3 }, {}],
])('does not ask about %s', (_, change, options) => {
  void changes.apply(websites, change, options)
  expect(ask).not.toHaveBeenCalled()
  expect(applyAll).toHaveBeenCalledTimes(1)
})

it('asks once about a change that is not the same for all', async () => {
  const [first, ...rest] = websites
  const steps = [
    { websites: first ? [first] : [], change: { assigned_to: person(7) } },
    { websites: rest, change: { assigned_to: null } },
  ]
  ask.mockResolvedValue(false)
  expect(await changes.applyAll(steps)).toEqual(ids)
  ask.mockResolvedValue(true)
  await changes.applyAll(steps)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(ask.mock.calls[1]?.[0]).toMatchObject({ acts: [expect.stringContaining('(1)'), expect.stringContaining('(2)')] })
  expect(applyAll.mock.calls).toEqual([[steps, {}]])
})
