/** @jest-environment ./test/server/support/environment.cjs */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let browser: Browser
beforeAll(async () => {
  host = await startTestHost()
  browser = await host.as(host.fixture.users.design, host.fixture.ours)
})
afterAll(() => host.close())

const pixels = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0852ed' } })

function profileForm(fields: Record<string, string> = {}, image?: { bytes: Uint8Array | string; name?: string; type?: string }): FormData {
  const form = new FormData()
  const all = { 'profile_form[forename]': 'Ada', 'profile_form[surname]': 'Byron', 'profile_form[language]': 'en', ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  if (image)
    form.set('profile_form[image]', new File([Buffer.from(image.bytes)], image.name ?? 'me.png', { type: image.type ?? 'image/png' }))
  return form
}

const save = (form: FormData) => browser.send('POST', '/api/profileSettings', form)
const load = async (): Promise<Record<string, unknown>> => (await browser.get('/api/profileSettings')).json()

describe('the profile form', () => {
  it('saves what it shows', async () => {
    const saved = await save(
      profileForm({
        'profile_form[language]': 'fr',
        'profile_form[inactivateUntil]': '2026-12-31',
        'profile_form[signature]': 'Ada\nNordlicht',
        'profile_form[notificationSettings][todoAssignedToMe]': '1',
      }),
    )
    expect(saved.status).toBe(200)
    expect(await load()).toMatchObject({
      forename: 'Ada',
      surname: 'Byron',
      language: 'fr',
      staff: { inactivateUntil: '2026-12-31' },
      signature: 'Ada\nNordlicht',
      notificationSettings: { todoAssignedToMe: true, customerEmail: false },
    })
    expect(await (await browser.open('/profile')).text()).toContain('<html lang="fr"')
  })

  it('tells what is due in an absence, and takes nothing but days', async () => {
    const answer = await browser.get('/api/profileSettings/absence?until=2099-12-31')
    expect(await answer.json()).toEqual({ websites: expect.any(Number), todos: expect.any(Number) })
    expect((await browser.get('/api/profileSettings/absence?until=soon')).status).toBe(422)
  })

  it('ends the absence when none is sent', async () => {
    await save(profileForm())
    expect(await load()).toMatchObject({
      staff: { inactivateUntil: null },
      notificationSettings: { todoAssignedToMe: false },
      // Not sent, so it stays.
      signature: 'Ada\nNordlicht',
    })
  })

  it.each(['1899-12-31', '2100-01-01', '2026-02-30', '31.12.2026', 'x'])('refuses %s as a day and names the field', async (day) => {
    const answer = await save(profileForm({ 'profile_form[inactivateUntil]': day }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('profile_form[inactivateUntil]')
  })

  it.each([
    ['profile_form[language]', 'xx'],
    ['profile_form[forename]', 'x'.repeat(101)],
    ['profile_form[signature]', 'x'.repeat(4_001)],
    ['profile_form[surname]', 'a\nb'],
  ])('refuses a wrong %s', async (name, value) => {
    const answer = await save(profileForm({ [name]: value }))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(name)
  })

  it('takes one name, and not none', async () => {
    const nameless = await save(profileForm({ 'profile_form[forename]': ' ', 'profile_form[surname]': '' }))
    expect([nameless.status, await nameless.text()]).toEqual([422, expect.stringContaining('profile_form[forename]')])
    expect((await save(profileForm({ 'profile_form[surname]': '' }))).status).toBe(200)
  })

  it('ignores fields that are none of its business', async () => {
    await save(profileForm({ roles: 'partner_admin', id: '1', 'profile_form[email]': 'admin@evil.test', password_hash: 'x' }))
    const user = await host.open.db.selectFrom('users').selectAll().where('id', '=', host.fixture.users.design).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ email: 'design@ours.test', forename: 'Ada' })
    expect((await browser.get('/api/profileData')).status).toBe(200)
    expect(await (await browser.get('/api/profileData')).json()).toMatchObject({ roles: ['partner_design'] })
  })
})

describe('the picture', () => {
  it('goes when it is taken away', async () => {
    const bytes = await pixels(100, 100).png().toBuffer()
    await save(profileForm({}, { bytes }))
    expect(await load()).toMatchObject({ staff: { image: expect.any(String) } })
    await save(profileForm({ 'profile_form[removeImage]': '1' }))
    expect(await load()).toMatchObject({ staff: { image: null } })
  })

  it.each(['png', 'jpeg', 'webp'] as const)('is taken as %s, cut square, and served without anything but pixels', async (format) => {
    const bytes = await pixels(300, 200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer()
    expect((await save(profileForm({}, { bytes }))).status).toBe(200)
    const { staff } = (await load()) as { staff: { image: string } }
    const served = await browser.get(staff.image)
    const content = Buffer.from(await served.arrayBuffer())
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect(content.includes('secret place')).toBe(false)
    const thumbnail = await browser.get(`${staff.image}?size=thumbnail`)
    expect(await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).toMatchObject({ width: 96, height: 96 })
  })

  it('drops what hides behind the pixels', async () => {
    const bytes = Buffer.concat([await pixels(64, 64).png().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    await save(profileForm({}, { bytes }))
    const { staff } = (await load()) as { staff: { image: string } }
    const content = Buffer.from(await (await browser.get(staff.image)).arrayBuffer())
    expect(content.includes('<script>')).toBe(false)
  })

  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  const ATTACKS: [string, { bytes: Uint8Array | string; name?: string; type?: string }][] = [
    ['HTML as .png', { bytes: '<html><script>alert(1)</script>' }],
    [
      'SVG with a script',
      { bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', name: 'x.svg', type: 'image/svg+xml' },
    ],
    ['GIF that is JavaScript', { bytes: 'GIF89a/*\x00\x00*/=alert(1)', type: 'image/gif' }],
    ['PDF', { bytes: '%PDF-1.7', type: 'application/pdf' }],
    ['empty file', { bytes: '' }],
    ['PNG signature and nothing else', { bytes: png }],
    ['PNG signature and noise', { bytes: Buffer.concat([png, Buffer.alloc(5000, 7)]) }],
    ['JPEG signature and HTML', { bytes: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>')]) }],
    ['ZIP', { bytes: 'PK\x03\x04aaaa', name: 'me.png.zip' }],
    ['name with NUL', { bytes: 'x', name: 'a\0.png' }],
  ]
  it.each(ATTACKS)('refuses: %s', async (_, image) => {
    const before = await load()
    const answer = await save(profileForm({ 'profile_form[forename]': 'Changed' }, image))
    expect(answer.status).toBe(422)
    expect(await load()).toEqual(before)
  })

  it('refuses 20,000 x 20,000 pixels and more than 5 MB', async () => {
    const huge = claimSize(await pixels(10, 10).png().toBuffer(), 20_000)
    expect((await save(profileForm({}, { bytes: huge }))).status).toBe(422)
    const heavy = Buffer.concat([await pixels(10, 10).png().toBuffer(), Buffer.alloc(5 * 1024 ** 2)])
    expect((await save(profileForm({}, { bytes: heavy }))).status).toBe(413)
  })

  it('of a colleague is shown, that of a stranger is not', async () => {
    const { staff } = (await load()) as { staff: { image: string } }
    expect((await (await host.as(host.fixture.users.user, host.fixture.ours)).get(staff.image)).status).toBe(200)
    expect((await (await host.as(host.fixture.theirAdmin, host.fixture.theirs)).get(staff.image)).status).toBe(404)
  })
})

it('a test notification goes to the person, in their language, ten times an hour', async () => {
  const { user } = host.fixture.users
  const person = await host.as(user, host.fixture.ours)
  await host.open.db.updateTable('users').set({ language: 'sv' }).where('id', '=', user).execute()
  const statuses = []
  for (let nth = 0; nth < 11; nth++) statuses.push((await person.send('POST', '/api/profileSettings/test')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
  const [mail] = await host.open.db.selectFrom('outgoing_mails').selectAll().where('kind', '=', 'test').execute()
  expect(mail).toMatchObject({ recipients: [{ email: 'user@ours.test' }], subject: 'Så här ser en avisering ut', from_name: 'Ours' })
})

describe('the language', () => {
  it('is changed by its link, which leads back to where it was', async () => {
    const answer = await browser.request('/profile/language/sv', {
      headers: { accept: 'text/html', referer: 'http://host.test/users?x=1' },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users'])
    expect((await browser.pageData())['locale']).toBe('sv')
  })

  it('is one of those the product speaks', async () => {
    expect((await browser.get('/profile/language/xx')).status).toBe(404)
  })
})

/** The PNG with another width and height in its header, where a decoder reads how much memory to take. */
function claimSize(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}

describe('channels and absence', () => {
  it('keeps where and how often something is told, and leaves that to a form that does not say', async () => {
    await save(
      profileForm({
        'profile_form[digest]': 'daily',
        'profile_form[appNotifications][customerEmail]': '1',
        'profile_form[notificationSettings][websitePublished]': '1',
      }),
    )
    const kept = { digest: 'daily', appNotifications: { customerEmail: true, websitePublished: false } }
    expect(await load()).toMatchObject({ ...kept, notificationSettings: { websitePublished: true } })
    await save(profileForm())
    expect(await load()).toMatchObject(kept)
    expect((await save(profileForm({ 'profile_form[digest]': 'hourly' }))).status).toBe(422)
  })

  it('keeps the first day and who stands in, and ends both with the absence', async () => {
    const { manager } = host.fixture.users
    await save(
      profileForm({
        'profile_form[inactivateFrom]': '2099-05-03',
        'profile_form[inactivateUntil]': '2099-05-20',
        'profile_form[substitute]': String(manager),
      }),
    )
    expect(await load()).toMatchObject({
      staff: { inactivateFrom: '2099-05-03', inactivateUntil: '2099-05-20' },
      substitute: { id: manager },
    })
    const { items } = await (await browser.get('/api/users/list')).json()
    expect(items).toContainEqual(
      expect.objectContaining({ absentFrom: '2099-05-03', substitute: expect.objectContaining({ id: manager }) }),
    )
    await save(profileForm())
    expect(await load()).toMatchObject({ staff: { inactivateFrom: null, inactivateUntil: null }, substitute: null })
  })

  it.each([
    ['inactivateUntil', { inactivateFrom: '2099-05-03', inactivateUntil: '2099-05-02' }],
    ['substitute', { inactivateUntil: '2099-05-02', substitute: '999999' }],
  ])('refuses a wrong %s', async (field, values) => {
    const answer = await save(
      profileForm(Object.fromEntries(Object.entries(values).map(([name, value]) => [`profile_form[${name}]`, value]))),
    )
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`profile_form[${field}]`)])
  })

  it('is nobody else than a colleague who stands in', async () => {
    for (const id of [host.fixture.users.design, host.fixture.theirAdmin]) {
      const form = profileForm({ 'profile_form[inactivateUntil]': '2099-05-02', 'profile_form[substitute]': String(id) })
      expect((await save(form)).status).toBe(422)
    }
  })
})
