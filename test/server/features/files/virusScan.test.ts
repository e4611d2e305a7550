/** @jest-environment ./test/server/support/environment.cjs */
import { createServer, type Server } from 'node:net'
import { unzipSync } from 'fflate'
import { queueMail } from '../../../../demo/outbox/mail/queueMail'
import { receiveMail } from '../../../../demo/inbox/receive/receiveMail'
import { nextDue } from '../../../../demo/outbox/mail/sendDue'
import { scanWaiting, stopWaiting } from '../../../../demo/features/files/scanWaiting'
import { createVirusScanner } from '../../../../demo/services'
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json, logOf } from '../../support/ask'

/** The harmless text that every scanner takes for a virus, in two parts so that none takes this file for one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND', 'ARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Takes apart what clamd takes apart, and knows one virus. */
function startClamd(): Promise<{ server: Server; address: string }> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (part) => {
      received = Buffer.concat([received, Buffer.from(part)])
      const content = contentOf(received)
      if (!content) return
      const found = content.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : content.includes('HUGE') ? 'size limit exceeded ERROR' : 'OK'
      socket.end(`stream: ${found}\0`)
    })
    socket.on('error', () => undefined)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      resolve({ server, address: `127.0.0.1:${port}` })
    }),
  )
}

/** Null until all of it is there. */
function contentOf(stream: Buffer): string | null {
  const command = 'zINSTREAM\0'
  if (stream.length < command.length) return null
  if (stream.subarray(0, command.length).toString() !== command) throw new Error('not the command')
  let content = ''
  let at = command.length
  while (at + 4 <= stream.length) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return content
    content += stream.subarray(at + 4, at + 4 + length).toString()
    at += 4 + length
  }
  return null
}

let host: TestHost
let admin: Browser
let clamd: Awaited<ReturnType<typeof startClamd>>
let website: number
beforeAll(async () => {
  clamd = await startClamd()
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(async () => {
  clamd.server.close()
  await host.close()
})
beforeEach(async () => {
  host.services.virusScanner = createVirusScanner(clamd.address)
  website = await add(host)
})

async function upload(name: string, content: string) {
  const form = new FormData()
  form.append('file', new File([content], name))
  const answer = await admin.request(`/website/${website}/log/files`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      origin: 'http://host.test',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': admin.token,
    },
    body: form,
  })
  const body: Json = await answer.json()
  return { status: answer.status, file: body.items?.[0], error: body.error as string | undefined }
}
const states = async (): Promise<string[]> => {
  const { body } = await ask(admin, 'GET', `/website/${website}/files`)
  return body.items.map(({ name, scan }: Json) => `${name} ${scan}`)
}

it('says honestly that nothing was scanned where no scanner is configured', async () => {
  host.services.virusScanner = null
  expect((await upload('plan.txt', 'Plan')).file).toMatchObject({ scan: 'unscanned', url: expect.any(String) })
})

it('takes what is clean, and nothing with a virus in it', async () => {
  expect((await upload('plan.txt', 'x'.repeat(200_000))).file).toMatchObject({ scan: 'clean' })
  const refused = await upload('invoice.txt', EICAR)
  expect(refused.status).toBe(422)
  expect(refused.error).toMatch(/invoice\.txt.*Eicar-Test-Signature/)
  expect(await states()).toEqual(['plan.txt clean'])
})

it('says so when the scanner could not tell', async () => {
  expect((await upload('film.txt', 'HUGE')).file).toMatchObject({ scan: 'unscanned' })
})

it('gives out nothing that still waits for its scan: not alone, not with others, not by mail', async () => {
  host.services.virusScanner = createVirusScanner('127.0.0.1:1')
  const { file: waiting } = await upload('offer.txt', 'Offer')
  expect(waiting).toMatchObject({ scan: 'pending', url: null, preview: null, thumbnail: null })
  const address = `/original/${waiting.id}/file`
  for (const query of ['', '?show=1', '?size=thumbnail']) {
    const { status, body } = await ask(admin, 'GET', `${address}${query}`)
    expect([status, body.error]).toEqual([403, expect.stringContaining('waits for its virus scan')])
  }
  host.services.virusScanner = createVirusScanner(clamd.address)
  const { file: clean } = await upload('plan.txt', 'Plan')
  const entry = { message: 'Files', category: 'intern', files: [waiting.id, clean.id] }
  const { body } = await ask(admin, 'POST', `/website/${website}/log/message`, entry)
  const download = async () => {
    const answer = await admin.get(`/website/${website}/log/${body.id}/files`)
    return Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  }
  expect(await download()).toEqual(['plan.txt'])
  expect((await ask(admin, 'POST', `/website/${website}/media`, { files: [waiting.id] })).status).toBe(404)

  await scanWaiting(host.services)
  expect((await admin.get(address)).status).toBe(200)
  expect((await download()).toSorted()).toEqual(['offer.txt', 'plan.txt'])
})

it('lets a mail wait for the scan of what is attached to it', async () => {
  host.services.virusScanner = createVirusScanner('127.0.0.1:1')
  const { file } = await upload('offer.txt', 'Offer')
  const { db } = host.services
  await db.deleteFrom('outgoing_mails').execute()
  const to = [{ name: 'Kim', email: 'kim@example.com' }]
  await queueMail(host.services, db, {
    partnerId: host.fixture.ours,
    kind: 'message',
    to,
    subject: 'Offer',
    text: 'See',
    fileIds: [file.id],
  })
  const isDue = async () => (await nextDue(db)) !== null
  expect(await isDue()).toBe(false)
  host.services.virusScanner = createVirusScanner(clamd.address)
  await scanWaiting(host.services)
  expect(await isDue()).toBe(true)
})

it('nothing waits for a scanner that is not configured any more', async () => {
  host.services.virusScanner = createVirusScanner('127.0.0.1:1')
  const { file } = await upload('offer.txt', 'Offer')
  await stopWaiting(host.services)
  expect(await states()).toEqual(['offer.txt unscanned'])
  expect((await admin.get(`/original/${file.id}/file`)).status).toBe(200)
})

it('asks again about what came while the scanner was away, and locks up what has a virus', async () => {
  host.services.virusScanner = createVirusScanner('127.0.0.1:1')
  const { file } = await upload('offer.txt', `Offer ${EICAR}`)
  await upload('notes.txt', 'Notes')
  expect(file).toMatchObject({ scan: 'pending' })
  await scanWaiting(host.services)
  expect(await states()).toEqual(['notes.txt pending', 'offer.txt pending'])

  host.services.virusScanner = createVirusScanner(clamd.address)
  await scanWaiting(host.services)
  expect(await states()).toEqual(['notes.txt clean', 'offer.txt infected'])
  const { body } = await ask(admin, 'GET', `/website/${website}/files`)
  expect(body.items[1]).toMatchObject({ url: null, preview: null, thumbnail: null })
  expect((await admin.get(`/original/${file.id}/file`)).status).toBe(403)
  expect(await logOf(host, website)).toEqual([expect.stringMatching(/offer\.txt.*Eicar-Test-Signature/)])

  // Its content is not let out again under another name either.
  host.services.virusScanner = null
  const again = await upload('again.txt', `Offer ${EICAR}`)
  expect((await admin.get(again.file.url)).status).toBe(404)
})

it('scans what mails bring: the mail comes in, its virus stays locked', async () => {
  const mail = [
    'From: Kim <kim@example.com>',
    `To: us@example.com`,
    'Subject: Invoice',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See the file',
    '--b',
    'Content-Type: text/plain; name=invoice.txt',
    'Content-Disposition: attachment; filename=invoice.txt',
    '',
    EICAR,
    '--b--',
    '',
  ].join('\r\n')
  await receiveMail(host.services, { kind: 'website', partnerId: host.fixture.ours, websiteId: website }, Buffer.from(mail))
  const { body } = await ask(admin, 'GET', `/website/${website}/messages`)
  expect(body.items[0]).toMatchObject({
    message: expect.stringContaining('See the file'),
    files: [{ name: 'invoice.txt', scan: 'infected', url: null }],
  })
  expect((await admin.get(`/original/${body.items[0].files[0].id}/file`)).status).toBe(403)
  expect((await admin.get(`/website/${website}/log/${body.items[0].id}/files`)).status).toBe(404)
})
