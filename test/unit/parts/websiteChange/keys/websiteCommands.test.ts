import type { WebsiteChange } from '../../../../../src/api/websiteChange'
import type { Website } from '../../../../../src/contract'
import type { Refusal, Status } from '../../../../../src/model'
import type { CommandTarget } from '../../../../../src/parts/websiteChange'
import { websiteCommands } from '../../../../../src/parts/websiteChange/keys/websiteCommands'
import { findCommands } from '../../../../../widgets/palette/findCommands'
import { website } from '../../../widgets/websites/website'

const STATUSES: readonly Status[] = ['creation', 'creation_check', 'done']
const ADA = { id: 7, forename: 'Ada', surname: 'Lovelace' }
const BOB = { id: 8, forename: 'Bob', surname: 'Stone' }
const refusal: Refusal = { code: 'sales_cannot_move', flag: 'validateStaff', overridable: false }

function setup(
  websites: readonly Website[],
  {
    target = {},
    refuses = () => false,
    viewerId = ADA.id,
    isViewOnly = false,
  }: {
    target?: Partial<CommandTarget>
    refuses?: (website: Website, change: WebsiteChange) => boolean
    viewerId?: number
    isViewOnly?: boolean
  } = {},
) {
  const apply = jest.fn(() => Promise.resolve(new Set<number>()))
  const me = [ADA, BOB].find(({ id }) => id === viewerId) ?? null
  const acts = { me, moveOn: jest.fn(), assignMe: jest.fn(), follow: jest.fn(), star: jest.fn(), copyLink: jest.fn() }
  const changes = {
    apply,
    people: [ADA, BOB],
    rules: { viewer: { id: viewerId, roles: ['partner_admin'] }, activeStatuses: STATUSES, today: '2026-03-02' },
    refusalsOf: (row: Website, change: WebsiteChange) => (refuses(row, change) ? [refusal] : []),
  }
  const [first = website(1)] = websites
  const commands = websiteCommands({
    target: { website: first, websites, element: () => null, may: () => true, about: 'Site 1', ...target },
    t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
    acts,
    // Only what commands ask of it.
    changes,
    isViewOnly,
  } as unknown as Parameters<typeof websiteCommands>[0])
  const run = (id: string) => commands.find((command) => command.id === id)?.run()
  return { ids: commands.map(({ id }) => id), commands, run, apply, acts }
}

const statusesOf = (ids: readonly string[]) => ids.filter((id) => id.startsWith('status-'))

test('each status is offered that the rules allow and the website is not in yet, the next one with its keys', () => {
  const { commands, ids } = setup([website(1, { status: 'creation' })], { refuses: (_, { status }) => status === 'done' })
  expect(statusesOf(ids)).toEqual(['status-creation_check'])
  expect(commands.find(({ id }) => id === 'status-creation_check')?.keys).toBe('N S')
})

test('what is called a status is found by that word, and the next one by its own', () => {
  const { commands } = setup([website(1, { status: 'creation' })])
  const found = (typed: string) => statusesOf(findCommands(commands, typed).map(({ id }) => id))
  expect(found('field.status')).toEqual(['status-creation_check', 'status-done'])
  expect(found('general.next')).toEqual(['status-creation_check'])
})

test('of several websites it is enough that one may go there', () => {
  const rows = [website(1, { status: 'creation' }), website(2, { status: 'creation_check' })]
  const { ids, run, apply } = setup(rows, { refuses: ({ id }, { status }) => status === 'done' && id === 1 })
  expect(statusesOf(ids)).toEqual(['status-creation', 'status-creation_check', 'status-done'])
  expect(ids).not.toContain('copy-link')
  run('status-done')
  expect(apply).toHaveBeenCalledWith(rows, { status: 'done' })
})

test('people and days are found by typing, but nobody who has the website already or may not have it', () => {
  const { commands, run, apply } = setup([website(1, { assigned_to: null })], {
    refuses: (_, { assigned_to }) => assigned_to?.id === ADA.id,
  })
  const typed = commands.filter(({ isTyped }) => isTyped).map(({ id }) => id)
  expect(typed).toEqual(['due-today', 'due-tomorrow', 'due-monday', 'due-week', 'assign-8'])
  run('due-monday')
  expect(apply).toHaveBeenCalledWith(expect.anything(), { due_date: '2026-03-09' })
})

test('who has the website already, is away from it by the rules, or is nobody of the team, is not offered it', () => {
  const mine = setup([website(1, { assigned_to: ADA })])
  const refused = setup([website(1)], { refuses: (_, { assigned_to }) => assigned_to?.id === ADA.id })
  const stranger = setup([website(1)], { viewerId: 99 })
  expect([mine, refused, stranger].filter(({ ids }) => ids.includes('me'))).toEqual([])
  expect(setup([website(1)]).ids).toContain('me')
})

test('what the viewer may not do is not offered', () => {
  const { ids } = setup([website(1)], { target: { may: () => false } })
  expect(ids).toEqual(['star', 'copy-link'])
})

test('where the page is only looked at nothing is offered that changes something', () => {
  expect(setup([website(1)], { isViewOnly: true }).ids).toEqual(['copy-link'])
})

test('what the website has a button for is opened by it', () => {
  const element = document.createElement('div')
  element.innerHTML = '<button data-key="D"></button><button data-key="a" disabled></button>'
  const pressed = jest.fn()
  element.querySelector('[data-key=D]')?.addEventListener('click', pressed)
  const { ids, run } = setup([website(1)], { target: { element: () => element } })
  expect(ids.filter((id) => id.startsWith('open-'))).toEqual(['open-D'])
  run('open-D')
  expect(pressed).toHaveBeenCalledTimes(1)
})
