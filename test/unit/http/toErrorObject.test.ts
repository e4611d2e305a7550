import { createErrorObject, isAbort, RequestError, toErrorObject } from '../../../src/http'
import { RouteError } from '../../../src/routes'

describe('toErrorObject', () => {
  it('keeps an error object as it is', () => {
    const error = createErrorObject({ name: 'BackendError', type: 'backend', message: 'x' })
    expect(toErrorObject(error)).toBe(error)
    const thrown = new RequestError({ name: 'BackendError', type: 'backend', message: 'x' })
    expect(toErrorObject(thrown)).toBe(thrown.error)
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
