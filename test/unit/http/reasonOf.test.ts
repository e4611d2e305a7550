import { createErrorObject, reasonOf } from '../../../src/http'

const t = (key: string, values?: Readonly<Record<string, string | number>>) => `${key} ${JSON.stringify(values ?? {})}`

it("says the server's sentence about the first field", () => {
  const fields = [
    { name: 'email', message: 'This address is taken.' },
    { name: 'role', message: 'Choose a role.' },
  ]
  const error = createErrorObject({ name: 'RequestError', type: 'backend', message: 'partner.error.unknown', fields })
  expect(reasonOf(error, t)).toBe('This address is taken.')
})

it('says the message of an error without fields, with its values', () => {
  const parts = { name: 'RequestError', type: 'network', message: 'partner.error.network', values: { url: '/a' } } as const
  expect(reasonOf(createErrorObject({ ...parts, fields: [] }), t)).toBe('partner.error.network {"url":"/a"}')
  expect(reasonOf(createErrorObject(parts), t)).toBe('partner.error.network {"url":"/a"}')
})
