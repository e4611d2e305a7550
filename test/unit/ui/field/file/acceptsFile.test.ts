import { acceptsFile } from '../../../../../src/ui'

it.each([
  [undefined, 'a.exe', '', true],
  ['image/*', 'a.png', 'image/png', true],
  ['image/*', 'a.pdf', 'application/pdf', false],
  ['image/*,.pdf', 'A.PDF', '', true],
  ['application/pdf', 'a.pdf', 'application/pdf', true],
  ['.csv, text/csv', 'a.txt', 'text/plain', false],
])('accept=%p and %s of type %p: %p', (accept, name, type, expected) => expect(acceptsFile(accept, { name, type })).toBe(expected))
