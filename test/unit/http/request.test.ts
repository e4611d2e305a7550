import { createRequest, isAbort } from '../../../src/http'
import { answer, fakeFetch, html, json, redirected } from './support'

const csrf = { header: 'X-CSRF-Token', token: 'secret' }
const headersOf = (call: { init: RequestInit } | undefined) => new Headers(call?.init.headers)

describe('what is sent', () => {
  it('asks for JSON and says that a script asks', async () => {
    const { calls, fetch } = fakeFetch(json({}))
    await createRequest({ fetch })({ url: '/goals', method: 'GET' })
    expect(headersOf(calls[0]).get('accept')).toBe('application/json')
    expect(headersOf(calls[0]).get('x-requested-with')).toBe('XMLHttpRequest')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('sends the token with %s to the own origin', async (method) => {
    const { calls, fetch } = fakeFetch(json({}))
    const request = createRequest({ fetch, csrf })
    await request({ url: '/a', method })
    await request({ url: `${location.origin}/a`, method })
    expect(calls.map((call) => headersOf(call).get(csrf.header))).toEqual(['secret', 'secret'])
  })

  it.each(['GET', 'HEAD', 'get'])('sends no token with %s', async (method) => {
    const { calls, fetch } = fakeFetch(json({}))
    await createRequest({ fetch, csrf })({ url: '/a', method })
    expect(headersOf(calls[0]).has(csrf.header)).toBe(false)
  })

  const FOREIGN = [
    'https://evil.example/a',
    '//evil.example/a',
    '/\\evil.example/a',
    'http://localhost.evil.example/',
    'http://localhost:81/',
    'https://localhost/',
    'http://localhost@evil.example/',
    'data:text/plain,x',
    'javascript:alert(1)',
    'http://[',
    'blob:null/x',
  ]
  it.each(FOREIGN)('refuses to change anything at %s, and sends nothing', async (url) => {
    const { calls, fetch } = fakeFetch(json({}))
    await expect(createRequest({ fetch, csrf })({ url, method: 'POST' })).rejects.toMatchObject({
      error: { type: 'network', name: 'ForeignOriginError' },
    })
    expect(calls).toHaveLength(0)
  })

  it.each(FOREIGN.slice(0, 7))('asks %s without the token', async (url) => {
    const { calls, fetch } = fakeFetch(json({}))
    await createRequest({ fetch, csrf })({ url, method: 'GET' })
    expect(headersOf(calls[0]).has(csrf.header)).toBe(false)
  })

  it('does not let a caller replace the headers of every call', async () => {
    const { calls, fetch } = fakeFetch(json({}))
    await createRequest({ fetch, csrf })({
      url: '/a',
      method: 'POST',
      headers: { Accept: 'text/html', [csrf.header]: 'other', 'Idempotency-Key': '1' },
    })
    const headers = headersOf(calls[0])
    expect([headers.get('accept'), headers.get(csrf.header), headers.get('idempotency-key')]).toEqual(['application/json', 'secret', '1'])
  })
})

describe('bodies', () => {
  async function sent(body: unknown, bodyType?: 'json' | 'form' | 'multipart') {
    const { calls, fetch } = fakeFetch(json({}))
    await createRequest({ fetch })({ url: '/a', method: 'POST', body, ...(bodyType && { bodyType }) })
    return { body: calls[0]?.init.body, type: headersOf(calls[0]).get('content-type') }
  }

  it('are JSON by default', async () => {
    expect(await sent({ a: [1, null], d: new Date(0) })).toEqual({
      body: '{"a":[1,null],"d":"1970-01-01T00:00:00.000Z"}',
      type: 'application/json',
    })
  })

  it('are JSON even beside libraries that taught arrays and texts another JSON', async () => {
    Object.assign(Array.prototype, { toJSON: () => 'broken' })
    Object.assign(String.prototype, { toJSON: () => 'broken' })
    try {
      expect((await sent({ a: ['x', { b: ['y'] }] })).body).toBe('{"a":["x",{"b":["y"]}]}')
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
      Reflect.deleteProperty(String.prototype, 'toJSON')
    }
  })

  it('may be forms, in which a list repeats its name and what is not set is absent', async () => {
    const { body, type } = await sent({ a: 'x y', b: [1, 2], c: undefined, d: null, e: false }, 'form')
    expect((body as URLSearchParams).toString()).toBe('a=x+y&b=1&b=2&e=false')
    expect(type).toBeNull()
  })

  it('may be multipart, with files', async () => {
    const { body, type } = await sent({ 'f[name]': 'x', 'f[file]': new File(['1'], 'a.png') }, 'multipart')
    expect(body).toBeInstanceOf(FormData)
    expect([...(body as FormData).keys()]).toEqual(['f[name]', 'f[file]'])
    expect((body as FormData).get('f[file]')).toBeInstanceOf(File)
    expect(type).toBeNull()
  })

  it('are absent when there is nothing to send', async () => {
    expect(await sent(undefined)).toEqual({ body: null, type: null })
  })
})

describe('what is read', () => {
  const read = async (response: Response) => (await createRequest({ fetch: fakeFetch(response).fetch })({ url: '/a', method: 'GET' })).body

  it.each([
    ['JSON', answer('{"a":1}', 'application/json; charset=utf-8'), { a: 1 }],
    ['problem JSON', answer('[1]', 'application/ld+json'), [1]],
    ['JSON after a byte order mark', answer('\uFEFF{"a":1}', 'application/json'), { a: 1 }],
    ['empty JSON', answer('', 'application/json'), null],
    ['null', answer('null', 'application/json'), null],
    ['JSON that says it is text', answer('{"a":1}', 'text/plain'), '{"a":1}'],
    ['text', answer('hello', 'text/plain'), 'hello'],
    ['no content type', answer('hello', ''), 'hello'],
    ['nothing', new Response(null, { status: 204 }), null],
  ])('%s', async (_, response, expected) => {
    expect(await read(response)).toEqual(expected)
  })

  it('takes a page when it asked for one', async () => {
    const request = createRequest({ fetch: fakeFetch(redirected(html('<p>x</p>'))).fetch })
    expect((await request({ url: '/a', method: 'POST', accept: 'text' })).body).toBe('<p>x</p>')
  })
})

describe('tries', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  async function tries(method: string, ...replies: Parameters<typeof fakeFetch>) {
    const { calls, fetch } = fakeFetch(...replies)
    const outcome = createRequest({ fetch })({ url: '/a', method }).then(
      ({ status }) => status,
      (error: unknown) => error,
    )
    await jest.advanceTimersByTimeAsync(9_000)
    return { tries: calls.length, outcome: await outcome }
  }

  it.each([new TypeError('Failed to fetch'), json({}, { status: 502 }), html('', 503), json({}, { status: 504 })])(
    'asks again after a passing trouble',
    async (reply) => {
      expect(await tries('GET', reply, json({}))).toEqual({ tries: 2, outcome: 200 })
      expect((await tries('GET', reply)).tries).toBe(3)
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats %s', async (method) => {
    expect((await tries(method, new TypeError('Failed to fetch'))).tries).toBe(1)
    expect((await tries(method, json({}, { status: 503 }))).tries).toBe(1)
  })

  it.each([400, 401, 403, 404, 422, 429, 500])('does not repeat what will not get better: %i', async (status) => {
    expect((await tries('GET', json({}, { status }))).tries).toBe(1)
  })

  it('waits as told when that is short, and tells the user when it is long', async () => {
    const wait = (seconds: string) => json({}, { status: 429, headers: { 'retry-after': seconds } })
    expect(await tries('GET', wait('2'), json({}))).toEqual({ tries: 2, outcome: 200 })
    expect((await tries('GET', wait('600'), json({}))).tries).toBe(1)
    expect((await tries('GET', wait('soon'), json({}))).tries).toBe(1)
    expect(await tries('GET', wait(new Date(Date.now() + 2_000).toUTCString()), json({}))).toEqual({ tries: 2, outcome: 200 })
  })

  it('stops trying when the call is given up', async () => {
    const { calls, fetch } = fakeFetch(new TypeError('Failed to fetch'))
    const controller = new AbortController()
    const outcome = createRequest({ fetch })({ url: '/a', method: 'GET', signal: controller.signal }).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(1)
    controller.abort()
    expect(isAbort(await outcome)).toBe(true)
    await jest.advanceTimersByTimeAsync(9_000)
    expect(calls).toHaveLength(1)
  })

  it('ends a call that never answers after 30 seconds, also when fetch ignores its signal', async () => {
    const { fetch } = fakeFetch(() => new Promise<Response>(() => {}))
    let outcome: unknown
    void createRequest({ fetch })({ url: '/a?q=1', method: 'GET' }).catch((error: unknown) => {
      outcome = error
    })
    await jest.advanceTimersByTimeAsync(29_999)
    expect(outcome).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(outcome).toMatchObject({
      error: { type: 'network', name: 'TimeoutError', message: 'partner.error.timeout', values: { url: '/a' } },
    })
  })
})

describe('giving up', () => {
  it('aborts the earlier call of the same key, and only that', async () => {
    const { calls, fetch } = fakeFetch(() => new Promise<Response>(() => {}), json('b'), json('c'))
    const request = createRequest({ fetch })
    const first = request({ url: '/a', method: 'GET', key: 'search' }).catch((error: unknown) => error)
    const other = request({ url: '/b', method: 'GET', key: 'other' })
    const second = request({ url: '/c', method: 'GET', key: 'search' })
    expect(isAbort(await first)).toBe(true)
    expect([(await other).body, (await second).body]).toEqual(['b', 'c'])
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })

  it('sends nothing when it was given up before', async () => {
    const { calls, fetch } = fakeFetch(json({}))
    const outcome = createRequest({ fetch })({ url: '/a', method: 'GET', signal: AbortSignal.abort() })
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls).toHaveLength(0)
  })
})

describe('an ended session', () => {
  const refused = json({}, { status: 401 })

  it('repeats the refused calls once after one common sign-in, with the new token', async () => {
    const { calls, fetch } = fakeFetch(refused, refused, json('a'), json('b'))
    const onUnauthorized = jest.fn(async () => ({ csrf: { ...csrf, token: 'fresh' } }))
    const request = createRequest({ fetch, csrf, onUnauthorized })
    const answers = await Promise.all([request({ url: '/a', method: 'POST' }), request({ url: '/b', method: 'POST' })])
    expect(answers.map(({ body }) => body)).toEqual(['a', 'b'])
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(calls.map((call) => headersOf(call).get(csrf.header))).toEqual(['secret', 'secret', 'fresh', 'fresh'])
  })

  it('is told when nobody signs in, and asked about again the next time', async () => {
    const { calls, fetch } = fakeFetch(refused)
    const onUnauthorized = jest.fn(async () => null)
    const request = createRequest({ fetch, onUnauthorized })
    await expect(request({ url: '/a', method: 'GET' })).rejects.toMatchObject({ error: { type: 'unauthorized' } })
    await expect(request({ url: '/a', method: 'GET' })).rejects.toMatchObject({ error: { type: 'unauthorized' } })
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
    expect(calls).toHaveLength(2)
  })

  it('is told when the sign-in itself fails, and when the repeated call is refused again', async () => {
    const failing = createRequest({ fetch: fakeFetch(refused).fetch, onUnauthorized: () => Promise.reject(new Error('closed')) })
    await expect(failing({ url: '/a', method: 'GET' })).rejects.toMatchObject({ error: { type: 'unauthorized' } })
    const { calls, fetch } = fakeFetch(refused)
    await expect(createRequest({ fetch, onUnauthorized: async () => ({}) })({ url: '/a', method: 'GET' })).rejects.toMatchObject({
      error: { type: 'unauthorized' },
    })
    expect(calls).toHaveLength(2)
  })
})
