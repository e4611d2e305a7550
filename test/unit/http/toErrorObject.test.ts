import { createErrorObject, isAbort, RequestError, toErrorObject } from '../../../src/http'
import { RouteError } from '../../../src/routes'

describe('toErrorObject', () => {
  it('keeps an error object as it is', () => {
    const error = createErrorObject({ name: 'BackendError', type: 'backend', message: 'x' })
    expect(toErrorObject(error)).toBe(error)
    const thrown = new RequestError({ name: 'BackendError', type: 'backend', message: 'x' })
    expect(toErrorObject(thrown)).toBe(thrown.error)
  })

  it('has id, name, type, message and stack, and the status where a server answered', () => {
    expect(toErrorObject(new TypeError('x'))).toEqual({
      id: expect.stringMatching(/./),
      name: 'TypeError',
      type: 'unknown',
      message: 'partner.error.unknown',
      stack: expect.stringContaining('TypeError'),
    })
    const refused = new RequestError({ name: 'BackendError', type: 'backend', status: 400, message: 'x' })
    expect(toErrorObject(refused)).toMatchObject({ id: expect.stringMatching(/./), type: 'backend', status: 400, message: 'x' })
  })

  it('says which route could not be built', () => {
    const error = new RouteError('unknown', 'partner_nowhere', 'The route partner_nowhere does not exist')
    expect(toErrorObject(error)).toMatchObject({
      type: 'notFound',
      message: 'partner.error.route_not_found',
      values: { route: 'partner_nowhere' },
    })
  })

  it.each([
    new TypeError('Cannot read properties of undefined'),
    'text',
    null,
    undefined,
    5,
    {},
    { id: 1, name: 'x', type: 'y', message: 'z' },
  ])('shows nothing of a stranger: %p', (thrown) => {
    expect(toErrorObject(thrown)).toMatchObject({ type: 'unknown', message: 'partner.error.unknown' })
  })

  it('knows an abort again', () => {
    expect(isAbort(toErrorObject(new DOMException('x', 'AbortError')))).toBe(true)
    expect(isAbort(new Error('AbortError'))).toBe(false)
    expect(isAbort(null)).toBe(false)
  })
})
