import { problemOf, readInvitations } from '../../../../widgets/staff/readInvitations'

const ROLES = ['admin', 'support', 'editor', 'sales'] as const
const read = (text: string) => readInvitations(text, 'sales', ROLES)

test('a pasted list may be addresses alone, names with addresses, or CSV with a role in each row', () => {
  const text = [
    'Name;E-mail;Role',
    'ada@north.example',
    'Ada Byron <byron@north.example>',
    '"Grace";"Hopper";grace@north.example;Editor',
    'linus@north.example,Linus,support',
    '',
  ].join('\r\n')
  expect(read(text)).toEqual([
    { email: 'ada@north.example', forename: '', surname: '', role: 'sales' },
    { email: 'byron@north.example', forename: 'Ada', surname: 'Byron', role: 'sales' },
    { email: 'grace@north.example', forename: 'Grace', surname: 'Hopper', role: 'editor' },
    { email: 'linus@north.example', forename: 'Linus', surname: '', role: 'support' },
  ])
})

test('a role that may not be given is not taken from the list', () => {
  expect(readInvitations('ada@north.example;admin', 'sales', ['editor', 'sales'])[0]).toMatchObject({ role: 'sales' })
})

test('a line without an address is kept, to be said wrong', () => {
  expect(read('ada@north.example\n\nGrace Hopper; editor').map(({ email }) => email)).toEqual(['ada@north.example', 'Grace Hopper'])
})

test('what is wrong with an address is known before anything is sent', () => {
  const people = read('ada@north.example\nADA@north.example\nno@address\nhere@north.example\nInvited@north.example')
  const taken = new Map([
    ['here@north.example', 'staff.invite.here'],
    ['invited@north.example', 'staff.invite.pending'],
  ] as const)
  expect(people.map((person, nth) => problemOf(person, nth, people, taken))).toEqual([
    null,
    'staff.invite.twice',
    'staff.invite.wrong',
    'staff.invite.here',
    'staff.invite.pending',
  ])
})
