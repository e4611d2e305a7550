import { createErrorObject } from '../../../../../src/http'
import { createFormats } from '../../../../../src/i18n/formats'
import { NO_RESULT } from '../../../../../src/api/websiteChange/ChangeResult'
import { reportOutcome } from '../../../../../src/parts/websiteChange/outcome/reportOutcome'
import { selectToasts } from '../../../../../src/store'
import { makeStore } from '../../../store/support'
import { website } from '../../../widgets/websites/website'

/** Tells that a change of these many websites failed in this way, and returns what is explained by a dialog. */
async function fail(count: number, error: ReturnType<typeof createErrorObject>) {
  const { store } = makeStore()
  const explain = jest.fn()
  const websites = Array.from({ length: count }, (_, index) => website(index + 1))
  const result = { ...NO_RESULT, refused: websites.map(({ id }) => ({ id, error })) }
  const t = (key: string) => key
  await reportOutcome(
    { parts: [{ websites, open: websites, blocked: [], change: { following: true }, result }], undo: undefined },
    { store, t, formats: createFormats('en', 'UTC', t), apply: jest.fn(), applyAll: jest.fn(), explain, ask: jest.fn(), isAboutOne: false },
  )
  return { explain, toasts: selectToasts(store.getState()) }
}

test('what failed of many is explained website by website', async () => {
  const { explain, toasts } = await fail(2, createErrorObject({ name: 'RequestError', status: 500, type: 'network', message: 'broken' }))
  expect(explain).toHaveBeenCalledWith(expect.objectContaining({ rows: [expect.anything(), expect.anything()] }))
  expect(toasts).toEqual([])
})

test.each([1, 2])('an ended session is told by the page, and not for each of %i websites as well', async (count) => {
  const { explain, toasts } = await fail(
    count,
    createErrorObject({ name: 'UnauthorizedError', status: 401, type: 'unauthorized', message: 'm' }),
  )
  expect(explain).not.toHaveBeenCalled()
  expect(toasts).toEqual([])
})
