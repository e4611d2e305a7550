import { LOCALES, resellerMenu, teamMenu, toolsMenu, userMenu, VIEW_NAMES } from '../../../../src/model'
import type { Command } from '../../../../src/store'
import { findCommands } from '../../../../widgets/palette/findCommands'

const command = (id: string, parts: Partial<Command>): Command => ({ id, label: id, run: () => undefined, ...parts })
/** Who sees all entries of all menus: one whose partner is a reseller, and pays for itself. */
const EVERYTHING = {
  roles: ['partner_admin'],
  flags: {
    ...{ canWhitelabel: true, canUseTools: true, canUseWebhooks: true, isReseller: true, isResellerCustomer: false },
    ...{ isOwnBrand: false, helpOption: 'integrated' as const, helpUrl: null },
  },
}
const idsOf = (commands: readonly Command[], typed: string) => findCommands(commands, typed).map(({ id }) => id)

test('what a command changes finds it not: whoever types the title of a website gets the website', () => {
  const commands = [command('follow', { label: 'Follow', about: 'Hotel Alpha' }), command('domains', { label: 'Domains', detail: 'Tools' })]
  expect(idsOf(commands, 'hotel')).toEqual([])
  expect(idsOf(commands, 'tools')).toEqual(['domains'])
  expect(idsOf(commands, 'foll')).toEqual(['follow'])
})

test('what is one of many is shown only to whoever types', () => {
  const commands = [command('assign-8', { label: 'Assign to Bob', isTyped: true }), command('me', { label: 'Assign to me' })]
  expect(idsOf(commands, ' ')).toEqual(['me'])
  expect(idsOf(commands, 'assign bob')).toEqual(['assign-8'])
})

test('what else people call it finds it, in every language', () => {
  const commands = [command('logout', { label: 'Log out', words: 'log off sign out exit' }), command('profile', { label: 'Profile' })]
  expect(idsOf(commands, 'sign out')).toEqual(['logout'])
})

const PLACES = [
  ...VIEW_NAMES.map((name) => ({ name })),
  ...[toolsMenu, teamMenu, resellerMenu, userMenu].flatMap((menu) => menu(EVERYTHING)),
  ...['recent', 'switchPartner', 'logout', 'keys'].map((name) => ({ name })),
]

test.each(LOCALES)('each place and action has other words in %s', async (locale) => {
  const texts: Record<string, string> = (await import(`../../../../widgets/palette/messages/${locale}.json`)).default
  expect(PLACES.filter(({ name }) => !texts[`palette.words.${name}`])).toEqual([])
})
