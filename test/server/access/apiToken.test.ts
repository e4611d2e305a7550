/** @jest-environment ./test/server/support/environment.cjs */
import { createHmac, createPublicKey } from 'node:crypto'
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { MINUTE_MS } from '../../../src/model'
import { Browser } from '../support/Browser'
import { addWebsite } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let admin: Browser
let token: string
let key: JWK
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
  token = ((await (await admin.get('/jwt/token')).json()) as { token: string }).token
  const row = await host.open.db.selectFrom('secrets').select('value').where('name', '=', 'token').executeTakeFirstOrThrow()
  key = JSON.parse(row.value)
})
afterAll(() => host.close())

const read = async (bearer: string, path = '/api/partner') =>
  host.app.request(path, { headers: { Authorization: `Bearer ${bearer}`, Accept: 'application/json' } })

it('reads in the name of whoever is signed in, for five minutes at most', async () => {
  const answer = await read(token)
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ id: host.fixture.ours, role: 'admin' })])
  const { exp = Infinity, iat = 0 } = decodeJwt(token)
  expect(exp - iat).toBeLessThanOrEqual(300)
})

it('changes nothing', async () => {
  const website = await addWebsite(host.open.db, host.fixture.ours)
  const answer = await host.app.request(`/website/${website}/delete`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(answer.status).toBe(403)
})

// Pages carry what changes are sent along with; the others would outlive the token.
it.each(['/', '/websites', '/jwt/token', '/api/website/1/sso', '/cms/1'])('opens no page, and no entrance that lasts: %s', async (path) => {
  await addWebsite(host.open.db, host.fixture.ours, { id: 1 })
  expect((await read(token, path)).status).toBe(403)
  await host.open.db.deleteFrom('websites').where('id', '=', 1).execute()
})

it('keeps nobody signed in', async () => {
  const seen = () =>
    host.open.db.selectFrom('sessions').select('last_seen_at').where('csrf_token', '=', admin.token).executeTakeFirstOrThrow()
  const before = await seen()
  await host.setClock(2 * MINUTE_MS)
  expect((await read(token)).status).toBe(200)
  expect(await seen()).toEqual(before)
  await host.setClock(0)
})

it('can be checked by anybody with the published key, which opens nothing', async () => {
  const keys = (await (await host.app.request('/.well-known/jwks.json')).json()) as { keys: JWK[] }
  expect(Object.keys(keys.keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kty', 'use', 'x', 'y'])
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { currentDate: host.services.clock.now() })
  expect(payload.sub).toBe(String(host.fixture.users.admin))
})

describe('a token that is not ours as it stands is refused', () => {
  const now = () => Math.floor(host.services.clock.now().getTime() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = () => decodeJwt(token)

  /** What an attacker makes with a key of their own. */
  const foreign = async (header: object) => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    return new SignJWT(claims())
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...('jwk' in header ? { jwk } : header) })
      .sign(privateKey)
  }
  /** What only a mistake of ours could make: signed with our key. */
  const ours = async (change: object, typ = 'at+jwt') =>
    new SignJWT({ ...claims(), ...change }).setProtectedHeader({ alg: 'ES256', typ }).sign(await importJWK(key, 'ES256'))

  const signedByPublicKey = () => {
    const { kty, crv, x, y } = key
    // Node's types of a JWK ask for the kinds of keys one by one.
    const pem = createPublicKey({ key: { kty, crv, x, y } as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const body = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part(claims())}`
    return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`
  }

  const attacks: Record<string, () => string | Promise<string>> = {
    'alg none': () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims())}.`,
    'HS256 signed by the public key': signedByPublicKey,
    'empty signature': () => `${token.split('.').slice(0, 2).join('.')}.`,
    'a jku of theirs': () => foreign({ jku: 'https://evil.example/keys.json' }),
    'an x5u of theirs': () => foreign({ x5u: 'https://evil.example/cert.pem' }),
    'a jwk of theirs': () => foreign({ jwk: true }),
    'a kid that is a path': () => foreign({ kid: '../../../../dev/null' }),
    expired: () => ours({ exp: now() - 1 }),
    'not yet valid': () => ours({ nbf: now() + 60 }),
    'another audience': () => ours({ aud: 'urn:partner-host:editor' }),
    'another tenant': () => ours({ partner: host.fixture.theirs }),
    'another type': () => ours({}, 'JWT'),
  }
  it.each(Object.keys(attacks))('%s', async (name) => {
    expect((await read((await attacks[name]?.()) ?? '')).status).toBe(401)
  })

  it('an old one, whatever it says of its end', async () => {
    const old = await ours({ iat: now() - 3_600, exp: now() + 3_600 })
    expect((await read(old)).status).toBe(401)
  })

  it('one whose session has ended', async () => {
    const other = await host.as(host.fixture.both, host.fixture.ours)
    const { token: theirs } = (await (await other.get('/jwt/token')).json()) as { token: string }
    expect((await read(theirs)).status).toBe(200)
    await other.get('/logout')
    expect((await read(theirs)).status).toBe(401)
  })
})

describe('single sign-on to the editor', () => {
  const entrance = async (website: number) => ((await (await admin.get(`/api/website/${website}/sso`)).json()) as { url: string }).url

  it('opens it once, as the person who asked', async () => {
    const website = await addWebsite(host.open.db, host.fixture.ours)
    const url = await entrance(website)
    const elsewhere = new Browser(host.app)
    const answer = await elsewhere.open(url)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/cms/${website}`])
    expect((await elsewhere.open(`/cms/${website}`)).status).toBe(200)
    expect((await new Browser(host.app).open(url)).status).toBe(404)
  })

  it('keeps the session of whoever is in already, and lets nobody take another’s place', async () => {
    const website = await addWebsite(host.open.db, host.fixture.ours)
    const { cookie } = admin
    expect((await admin.open(await entrance(website))).status).toBe(303)
    expect(admin.cookie).toBe(cookie)
    const stranger = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await stranger.open(await entrance(website))).status).toBe(404)
  })

  it('is over after a minute, and is in no log', async () => {
    const website = await addWebsite(host.open.db, host.fixture.ours)
    const url = await entrance(website)
    const offset = host.services.clock.now().getTime() - Date.now()
    await host.services.clock.setOffset(offset + MINUTE_MS + 1_000)
    expect((await new Browser(host.app).open(url)).status).toBe(404)
    await host.services.clock.setOffset(offset)
    expect(JSON.stringify(host.lines)).not.toContain(url)
  })

  it('is not for websites of others', async () => {
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await admin.get(`/api/website/${theirs}/sso`)).status).toBe(404)
  })
})
