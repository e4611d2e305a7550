/** @jest-environment ./test/server/support/environment.cjs */
import { translator } from '../../../../demo/kernel/text/translate'
import { Browser } from '../../support/Browser'
import { addMessage, addWebsite, PASSWORD } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

interface Member {
  id: number
  email: string
  role: string
  active: boolean
  pending: boolean
}
const list = async (): Promise<Member[]> => {
  const { items } = (await (await admin.get('/api/users/list')).json()) as { items: Member[] }
  return items
}
const find = async (email: string) => (await list()).find((member) => member.email === email)
const invite = (emails: string[], role = 'editor', browser = admin) =>
  browser.send('POST', '/users/invite', { invitations: emails.map((email) => ({ email, role })) })
const linkOf = async (answer: Response): Promise<string> => {
  const { items } = (await answer.json()) as { items: { link: string }[] }
  return new URL(items[0]?.link ?? '').pathname
}

it('mails a link that makes a stranger a colleague', async () => {
  const answer = await invite(['Nora@new.test'])
  expect(answer.status).toBe(200)
  expect(await find('nora@new.test')).toMatchObject({ role: 'editor', active: false, pending: true })
  const link = await linkOf(answer)
  const mail = await host.open.db.selectFrom('outgoing_mails').selectAll().executeTakeFirstOrThrow()
  expect(mail.text).toContain(link)
  expect(mail.html).toContain(link)

  const nora = new Browser(host.app)
  expect(await (await nora.open(link)).text()).toContain('Welcome to Ours')
  expect((await nora.submit(link, { forename: 'Nora', surname: 'Neu', password: 'short' })).status).toBe(422)
  // Cut to what can be kept, it would not open the door again.
  const tooLong = 'a quite long sentence '.repeat(12)
  expect((await nora.submit(link, { forename: 'Nora', surname: 'Neu', password: tooLong })).status).toBe(422)
  const accepted = await nora.submit(link, { forename: 'Nora', surname: 'Neu', password: 'a quite long sentence' })
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/'])
  expect(((await nora.pageData()) as { user: object }).user).toMatchObject({ forename: 'Nora', roles: ['partner_editor'] })
  expect(await find('nora@new.test')).toMatchObject({ active: true, pending: false })
  expect((await new Browser(host.app).open(link)).status).toBe(410)
})

it('takes a role by its long form, too', async () => {
  expect((await invite(['lene@new.test'], 'partner_design')).status).toBe(200)
  expect(await find('lene@new.test')).toMatchObject({ role: 'design' })
  expect((await invite(['lars@new.test'], 'partner_pilot')).status).toBe(422)
})

it('sends what was sent again instead of inviting anew, by which a manager would change what an admin gave', async () => {
  const [email, mates] = ['asked@new.test', ['fresh@new.test', 'ASKED@new.test']]
  const link = await linkOf(await invite([email], 'admin'))
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  for (const browser of [manager, admin]) {
    const refused = await invite(mates, 'sales', browser)
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: [{ name: 'invitations.1.email', message: 'asked@new.test is invited already; the invitation can be sent again.' }] },
    ])
  }
  expect(await find(email)).toMatchObject({ role: 'admin', pending: true })
  expect(await find('fresh@new.test')).toBeUndefined()
  expect((await new Browser(host.app).open(link)).status).toBe(200)
})

it('lets somebody with an account prove it by its password', async () => {
  const link = await linkOf(await invite(['admin@theirs.test'], 'support'))
  const visitor = new Browser(host.app)
  expect((await visitor.submit(link, { password: 'not my password at all' })).status).toBe(422)
  expect((await visitor.submit(link, { password: PASSWORD })).status).toBe(303)
})

it('an invitation is accepted once, and who is in is not taken back or invited anew', async () => {
  const link = await linkOf(await invite(['twice@new.test']))
  const password = 'a quite long sentence'
  const tabs = [new Browser(host.app), new Browser(host.app)]
  const answers = await Promise.all(tabs.map((tab) => tab.submit(link, { forename: 'Nora', password })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410])
  const person = await find('twice@new.test')
  expect((await admin.send('POST', `/users/${person?.id}/revokeInvitation`)).status).toBe(404)
  expect((await admin.send('POST', `/users/${person?.id}/resendInvitation`)).status).toBe(404)
  expect(await find('twice@new.test')).toMatchObject({ active: true, pending: false })
})

it('changes nothing of an account that works for another team, too', async () => {
  const { both } = host.fixture
  for (const change of [{ email: 'mine@evil.test' }, { forename: 'X' }, { inactivateUntil: '2030-01-01' }]) {
    const answer = await admin.send('POST', `/api/users/${both}/update`, change)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(Object.keys(change)[0] ?? '')])
  }
  const account = await host.open.db.selectFrom('users').selectAll().where('id', '=', both).executeTakeFirstOrThrow()
  expect(account).toMatchObject({ email: 'both@ours.test', inactive_until: null })
  // Whether they work here is ours to say.
  expect((await admin.send('POST', `/api/users/${both}/update`, { active: false })).status).toBe(200)
  expect((await admin.send('POST', `/api/users/${both}/update`, { active: true })).status).toBe(200)
})

it('invites all or nobody, and says who cannot be', async () => {
  const answer = await invite(['fine@new.test', 'sales@ours.test', 'fine@new.test'])
  expect(answer.status).toBe(422)
  const { errors } = (await answer.json()) as { errors: { name: string }[] }
  expect(errors.map(({ name }) => name)).toEqual(['invitations.1.email', 'invitations.2.email'])
  expect(await find('fine@new.test')).toBeUndefined()
})

it('lets a manager invite those below, and nobody else invite at all', async () => {
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await invite(['below@new.test'], 'sales', manager)).status).toBe(200)
  expect((await invite(['above@new.test'], 'admin', manager)).status).toBe(422)
  const editor = await host.as(host.fixture.users.editor, host.fixture.ours)
  expect((await invite(['x@new.test'], 'sales', editor)).status).toBe(403)
})

it('kills the old link when it is sent again or taken back, and when it is too old', async () => {
  const first = await linkOf(await invite(['late@new.test']))
  const person = await find('late@new.test')
  const again = (await (await admin.send('POST', `/users/${person?.id}/resendInvitation`)).json()) as { link: string; sentCount: number }
  expect(again.sentCount).toBe(2)
  const visitor = new Browser(host.app)
  expect((await visitor.open(first)).status).toBe(410)
  expect((await visitor.open(new URL(again.link).pathname)).status).toBe(200)
  await host.setClock(8 * 86_400_000)
  expect((await visitor.open(new URL(again.link).pathname)).status).toBe(410)
  await host.setClock(0)
  expect((await admin.send('POST', `/users/${person?.id}/revokeInvitation`)).status).toBe(204)
  expect((await visitor.open(new URL(again.link).pathname)).status).toBe(410)
  expect(await find('late@new.test')).toBeUndefined()
})

it('sends all open invitations again, and lets a role change meanwhile', async () => {
  const emails = ['one@open.test', 'two@open.test']
  const { items: before } = (await (await invite(emails)).json()) as { items: { link: string }[] }
  const one = await find('one@open.test')
  expect((await admin.send('POST', `/api/users/${one?.id}/role/support`)).status).toBe(200)
  expect(await find('one@open.test')).toMatchObject({ role: 'support', pending: true })
  expect((await admin.send('POST', `/api/users/${one?.id}/role/partner_design`)).status).toBe(200)
  expect(await find('one@open.test')).toMatchObject({ role: 'design' })
  expect((await admin.send('POST', `/api/users/${one?.id}/role/partner_support`)).status).toBe(200)
  const answer = await admin.send('POST', '/users/resendInvitations')
  const { items } = (await answer.json()) as { items: { email: string; role: string; link: string; sentCount: number }[] }
  const again = items.filter(({ email }) => emails.includes(email))
  expect(again).toMatchObject([
    { email: 'one@open.test', role: 'support', sentCount: 2 },
    { email: 'two@open.test', role: 'editor', sentCount: 2 },
  ])
  const visitor = new Browser(host.app)
  for (const { link } of before) expect((await visitor.open(new URL(link).pathname)).status).toBe(410)
  const accepted = await visitor.submit(new URL(again[0]?.link ?? '').pathname, { forename: 'One', password: 'a quite long sentence' })
  expect(accepted.status).toBe(303)
  expect(await find('one@open.test')).toMatchObject({ role: 'support', active: true })
  expect((await invite(Array.from({ length: 51 }, (_, nth) => `p${nth}@open.test`))).status).toBe(422)
})

it('sends a manager’s invitations again, and leaves those of admins to admins', async () => {
  await invite(['boss@open.test'], 'admin')
  await invite(['hand@open.test'], 'editor')
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  const answer = await manager.send('POST', '/users/resendInvitations')
  const { items } = (await answer.json()) as { items: { email: string }[] }
  const emails = items.map(({ email }) => email)
  expect([answer.status, emails.includes('hand@open.test'), emails.includes('boss@open.test')]).toEqual([200, true, false])
})

it('keeps the last admin', async () => {
  const { admin: id, design } = host.fixture.users
  const refused = await admin.send('POST', `/api/users/${id}/role/manager`)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('last admin')
  const leave = (day: string, staff = id) => admin.send('POST', `/api/users/${staff}/update`, { inactivateUntil: day })
  expect((await leave('2030-01-01')).status).toBe(422)
  const form = new FormData()
  const fields = { forename: 'Ada', surname: 'Byron', language: 'en', inactivateUntil: '2030-01-01' }
  for (const [name, value] of Object.entries(fields)) form.set(`profile_form[${name}]`, value)
  const ownAbsence = () => admin.send('POST', '/api/profileSettings', form)
  const own = await ownAbsence()
  expect([own.status, await own.text()]).toEqual([422, expect.stringContaining('profile_form[inactivateUntil]')])
  expect((await admin.send('POST', `/api/users/${design}/role/admin`)).status).toBe(200)
  // Who is away as long is no substitute.
  expect((await leave('2031-01-01', design)).status).toBe(200)
  expect((await leave('2030-01-01')).status).toBe(422)
  expect((await leave('2029-01-01', design)).status).toBe(200)
  expect((await ownAbsence()).status).toBe(200)
  const told = await host.open.db.selectFrom('outgoing_mails').select(['subject', 'recipients']).where('kind', '=', 'notice').execute()
  expect(told).toMatchObject([{ subject: 'Your role at Ours is now Admin', recipients: [{ email: 'design@ours.test' }] }])
  expect((await admin.send('POST', `/api/users/${id}/update`, { inactivateUntil: '2030-01-01' })).status).toBe(200)
})

it('keeps a name of everybody, and an order of the days of an absence', async () => {
  const { editor } = host.fixture.users
  const update = (change: object) => admin.send('POST', `/api/users/${editor}/update`, change)
  const nameless = await update({ forename: ' ', surname: '' })
  expect([nameless.status, await nameless.text()]).toEqual([422, expect.stringContaining('first or last name')])
  const backwards = await update({ inactivateFrom: '2030-05-03', inactivateUntil: '2030-05-02' })
  expect([backwards.status, await backwards.text()]).toEqual([422, expect.stringContaining('inactivateUntil')])
  const endless = await update({ inactivateFrom: '2030-05-03' })
  expect([endless.status, await endless.text()]).toEqual([422, expect.stringContaining('inactivateUntil')])
  const away = await (await update({ inactivateFrom: '2030-05-03', inactivateUntil: '2030-05-20' })).json()
  expect(away).toMatchObject({ absentFrom: '2030-05-03', absentUntil: '2030-05-20' })
  expect((await update({ inactivateFrom: null, inactivateUntil: null })).status).toBe(200)
})

it('gives a role at once to those who are signed in, and tells them what it means', async () => {
  const { sales } = host.fixture.users
  const person = await host.as(sales, host.fixture.ours)
  const may = async () => (await person.get('/api/users/activity')).status
  expect(await may()).toBe(403)
  expect((await admin.send('POST', `/api/users/${sales}/role/manager`)).status).toBe(200)
  expect(await may()).toBe(200)
  const [mail] = await host.open.db
    .selectFrom('outgoing_mails')
    .select(['subject', 'text', 'recipients'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(mail).toMatchObject({ subject: 'Your role at Ours is now Manager', recipients: [{ email: 'sales@ours.test' }] })
  const t = translator(process.cwd(), 'en')
  expect(mail?.text).toContain(t('role.manager.description'))
  expect((await admin.send('POST', `/api/users/${sales}/role/sales`)).status).toBe(200)
  expect(await may()).toBe(403)
})

it('hands over the work of somebody who leaves, and shuts the door at once', async () => {
  const { editor, support } = host.fixture.users
  const website = await addWebsite(host.open.db, host.fixture.ours, { assigned_to: editor })
  await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_from', done: false })
  await addMessage(host.open.db, host.fixture.ours, website, { category: 'message_from', done: true })
  expect(await find('editor@ours.test')).toMatchObject({ assignedWebsites: 1, openTickets: 1 })
  const leaving = await host.as(editor, host.fixture.ours)
  expect((await leaving.get('/api/profileData')).status).toBe(200)
  expect((await admin.send('POST', `/api/users/${editor}/remove`, { reassignTo: 999_999 })).status).toBe(404)
  expect((await admin.send('POST', `/api/users/${editor}/remove`, { reassignTo: support })).status).toBe(204)
  expect((await leaving.get('/api/profileData')).status).toBe(401)
  const row = await host.open.db.selectFrom('websites').select('assigned_to').where('id', '=', website).executeTakeFirstOrThrow()
  expect(row.assigned_to).toBe(support)
  expect((await admin.send('POST', `/api/users/${host.fixture.users.admin}/remove`, {})).status).toBe(422)
})

it('is filtered by where people stand', async () => {
  const found = async (state: string, query = `state=${state}`) => {
    const { items } = (await (await admin.get(`/api/users/list?${query}&limit=100`)).json()) as { items: { id: number }[] }
    return items.map(({ id }) => id)
  }
  const { editor, support, design, admin: absent } = host.fixture.users
  expect(await found('removed')).toContain(editor)
  expect(await found('all', '')).toContain(editor)
  expect(await found('here', 'here=1')).not.toContain(editor)
  const { pagination } = (await (await admin.get('/api/users/list?here=1')).json()) as { pagination: { total: number } }
  expect(pagination.total).toBe((await found('all', '')).length - (await found('removed')).length)
  // The plan counts the same people, and so does the page before its list is there.
  const { usage } = (await (await admin.get('/api/subscription')).json()) as { usage: { staff: number } }
  expect(usage.staff).toBe(pagination.total)
  expect(await (await admin.open('/users')).text()).toContain(`${pagination.total} people`)
  expect(await found('active')).toContain(support)
  expect(await found('active')).not.toContain(absent)
  expect(await found('absent')).toEqual([absent, design])
  expect((await admin.get('/api/users/list?state=elsewhere')).status).toBe(422)
})

it('knows nobody of another partner', async () => {
  const { theirAdmin: _, theirs } = host.fixture
  const stranger = await host.open.db.selectFrom('memberships').select('user_id').where('partner_id', '=', theirs).execute()
  const outside = stranger.map(({ user_id }) => user_id).find((id) => id !== host.fixture.both && id !== host.fixture.theirAdmin)
  expect((await admin.send('POST', `/api/users/${outside ?? 987_654}/role/sales`)).status).toBe(404)
})

it('writes down what happened', async () => {
  const { items } = (await (await admin.get('/api/users/activity')).json()) as { items: { action: string }[] }
  expect(new Set(items.map(({ action }) => action))).toEqual(
    new Set(['invited', 'accepted', 'resent', 'revoked', 'role', 'updated', 'removed', 'restored']),
  )
})

it('of two admins who take the role from each other at once, one stays', async () => {
  const { admin: one, support: two, design } = host.fixture.users
  await admin.send('POST', `/api/users/${two}/role/admin`)
  await admin.send('POST', `/api/users/${design}/role/design`)
  const other = await host.as(two, host.fixture.ours)
  const answers = await Promise.all([
    admin.send('POST', `/api/users/${two}/role/support`),
    other.send('POST', `/api/users/${one}/role/support`),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const rows = await host.open.db
    .selectFrom('memberships')
    .select('roles')
    .where('partner_id', '=', host.fixture.ours)
    .where('active', '=', true)
    .execute()
  expect(rows.filter(({ roles }) => roles.includes('partner_admin'))).toHaveLength(1)
})
