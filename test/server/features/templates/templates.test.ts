/** @jest-environment ./test/server/support/environment.cjs */
import { sendDue } from '../../../../demo/outbox/mail/sendDue'
import type { Browser } from '../../support/Browser'
import { ROLE_NAMES } from '../../support/fixture'
import { as, ask, type Json } from '../../support/ask'
import { type Composing, email, startComposing, upload } from '../../support/startComposing'

let composing: Composing
let host: Composing['host']
let sink: Composing['sink']
let browser: Composing['browser']
let websiteId: number
beforeAll(async () => {
  composing = await startComposing()
  ;({ host, sink, browser, websiteId } = composing)
})
afterAll(() => composing.close())
beforeEach(() => composing.reset())

const send = (values = {}, headers = {}) => ask(browser, 'POST', `/email-composer/mailer/${websiteId}`, email(values), headers)
const dispatch = () => sendDue(host.services, sink.url)

describe('templates', () => {
  const draft = { name: 'Offer', language: 'en', subject: 'Your offer', html: '<p>{{customer.forename}}<script>x</script></p>' }
  const save = (who: Browser, values: Record<string, unknown>) => ask(who, 'POST', '/email-composer/templates', { ...draft, ...values })

  it('keep their earlier versions, and refuse to overwrite a newer one', async () => {
    const { body } = await save(browser, {})
    expect(body).toMatchObject({ version: 1, html: '<p>{{customer.forename}}</p>', placeholders: ['customer.forename'], scope: 'partner' })
    expect((await save(browser, { id: body.id, name: 'Better', version: 1 })).body).toMatchObject({ version: 2, name: 'Better' })
    expect((await save(browser, { id: body.id, name: 'Late', version: 1 })).status).toBe(409)
    const { body: versions } = await ask(browser, 'GET', `/email-composer/templates/${body.id}/versions`)
    expect(versions.items).toMatchObject([{ version: 1, name: 'Offer', updatedBy: { id: host.fixture.users.support } }])
  })

  it('bring files of their own to every customer, and none of a customer', async () => {
    const own = await upload(browser, '/email-composer/templates/files')
    const template = await save(browser, { attachments: [own] })
    expect(template.body.attachments).toMatchObject([{ id: own, name: 'offer.txt' }])
    const options = await ask(browser, 'GET', `/email-composer/mailer/${websiteId}`)
    expect(options.body.attachments).not.toContainEqual(expect.objectContaining({ id: own }))
    for (const _ of ['first', 'second']) await send({ subject: 'Bring along', attachments: [own] })
    await dispatch()
    await dispatch()
    const arrived = sink.received.filter(({ mail }) => mail.subject === 'Bring along')
    expect(arrived.map(({ mail }) => mail.attachments.map(({ filename }) => filename))).toEqual([['offer.txt'], ['offer.txt']])
    const refused = await save(browser, {
      name: 'Of a customer',
      attachments: [await upload(browser, `/email-composer/mailer/${websiteId}/files`)],
    })
    expect(refused.body.errors).toEqual([{ name: 'attachments', message: 'This file cannot be attached here.' }])
  })

  it('of the team are changed by whoever may, personal ones by their owner alone', async () => {
    const answers = await Promise.all(
      ROLE_NAMES.map(async (role) => {
        const person = await as(host, role)
        return [role, (await save(person, { name: role })).status, (await save(person, { name: role, scope: 'personal' })).status]
      }),
    )
    expect(answers).toEqual([
      ['admin', 200, 200],
      ['manager', 200, 200],
      ['support', 200, 200],
      ['design', 403, 200],
      ['editor', 403, 200],
      ['sales', 403, 200],
      ['user', 403, 403],
    ])
    const mine = (await save(browser, { name: 'Mine', scope: 'personal' })).body
    const other = await as(host, 'admin')
    expect((await save(other, { id: mine.id, scope: 'personal' })).status).toBe(404)
    expect((await ask(other, 'GET', `/email-composer/templates/${mine.id}/versions`)).status).toBe(404)
  })

  it('have a name once in each language, as long as they are not archived', async () => {
    const { body } = await save(browser, { name: 'Season' })
    expect((await save(browser, { name: 'SEASON' })).body.errors).toEqual([
      { name: 'name', message: 'Another template in this language has this name.' },
    ])
    expect((await save(browser, { name: 'Season', language: 'de' })).status).toBe(200)
    expect((await save(browser, { name: 'Season', scope: 'personal' })).status).toBe(200)
    expect((await save(browser, { id: body.id, name: 'Season', subject: 'Changed' })).status).toBe(200)
    expect((await save(browser, { id: body.id, name: 'Season', archived: true })).status).toBe(200)
    expect((await save(browser, { name: 'Season' })).status).toBe(200)
    expect((await save(browser, { id: body.id, name: 'Season' })).status).toBe(422)
  })

  it('that somebody proposes to themselves leave the one that the team proposes', async () => {
    const { body } = await save(browser, { name: 'Usual', language: 'sv', default: true })
    const design = await as(host, 'design')
    expect((await save(design, { name: 'Mine', language: 'sv', scope: 'personal', default: true })).status).toBe(200)
    const proposed = async () => {
      const { items } = (await ask(browser, 'GET', '/email-composer/templates/list')).body
      return items.filter((one: Json) => one.default && one.language === 'sv').map(({ id }: Json) => id)
    }
    expect(await proposed()).toEqual([body.id])
    const next = (await save(browser, { name: 'Newer', language: 'sv', default: true })).body
    expect(await proposed()).toEqual([next.id])
  })
})
