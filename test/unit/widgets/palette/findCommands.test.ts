import type { Command } from '../../../../src/store'
import { findCommands } from '../../../../widgets/palette/findCommands'

const command = (id: string, parts: Partial<Command>): Command => ({ id, label: id, run: () => undefined, ...parts })
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
