import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES, type Locale } from '../../../src/model'

const read = (root: string, locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(path.join('messages', `${locale}.json`)) && !file.startsWith('recipes'))
      .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  )

/** Words of the reference host, and those of the islands that stand at the same place a moment later or beside them. */
const SAME: Readonly<Record<string, string>> = {
  'menu.logout': 'userMenu.logout',
  'menu.partners': 'userMenu.switchPartner',
  'menu.password': 'profile.password.change',
  'overview.goals': 'goals.title',
  'overview.goalsDone': 'goals.done',
  'page.views': 'sidebar.label',
  'password.current': 'profile.password.current',
  'refusal.moved': 'partner.general.moved',
  'refusal.otherPartner': 'partner.error.partner_changed',
  'unassigned.title': 'unassignedEmails.title',
  'users.absent': 'staff.absent',
  'users.active': 'staff.active',
  'users.count': 'staff.count',
  'users.name': 'staff.name',
  'users.state': 'staff.state',
  'users.websites': 'staff.websites',
  'website.assignedTo': 'websiteChange.field.assigned_to',
  'website.nobody': 'partner.general.nobody',
}
const GROUPS = [
  ['goal.has', 'goals.has'],
  ['notification.', 'profile.'],
] as const

describe.each(LOCALES)('the host speaks %s with the words of the islands', (locale) => {
  const host = read('demo', locale)
  const islands = { ...read('src', locale), ...read('widgets', locale) }
  const inGroups = GROUPS.flatMap(([ours, theirs]) =>
    Object.keys(host)
      .filter((key) => key.startsWith(ours))
      .map((key) => [key, key.replace(ours, theirs)] as const)
      .filter(([, key]) => key in islands),
  )

  it.each([...Object.entries(SAME), ...inGroups])('%s is %s', (ours, theirs) => {
    expect(islands[theirs]).toBeDefined()
    expect(host[ours]).toBe(islands[theirs])
  })
})
