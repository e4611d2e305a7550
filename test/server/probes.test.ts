/** @jest-environment ./test/server/support/environment.cjs */
import { startTestHost, type TestHost } from './support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it('tells whoever asks that it lives and can serve, without a line in the log', async () => {
  const before = host.lines.length
  for (const path of ['/health', '/ready']) {
    const response = await host.app.request(path)
    expect([path, response.status, await response.json()]).toEqual([path, 200, { status: 'ok' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect(host.lines).toHaveLength(before)
})

it('lives on, but cannot serve, while its database does not answer', async () => {
  jest.spyOn(host.open.db, 'getExecutor').mockImplementation(() => {
    throw new Error('gone')
  })
  expect((await host.app.request('/health')).status).toBe(200)
  const response = await host.app.request('/ready')
  expect([response.status, await response.json()]).toEqual([503, { status: 'database' }])
  jest.restoreAllMocks()
})
