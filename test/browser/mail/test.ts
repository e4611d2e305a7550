import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { type ImapServer, openImapServer } from '../../../demo/features/mailTransfer/openImapServer'
import { openSink, type Sink } from '../../server/support/openSink'

export interface MailHost {
  origin: string
  /** Takes what the host sends to people outside. */
  sink: Sink
  /** Mailboxes at other providers, which the host may reach. */
  old: ImapServer
  fresh: ImapServer
  /** A web server that mails show pictures of: `/picture.png` is there, nothing else is. */
  pictures: { origin: string; asked: string[] }
  /** Sends a mail to the host, as a mail exchanger in front of it that has found its sender to be right unless the mail tells otherwise. */
  deliver(mail: SendMailOptions): Promise<void>
  /** Sends one as anybody might: what it says of its sender is worth nothing. */
  deliverUnchecked(mail: SendMailOptions): Promise<void>
  /** Ends the host as a power cut would, and starts it anew on the same data. */
  crash(): Promise<void>
}

const EXCHANGER_PASSWORD = 'the word of our mail exchanger'

interface Running {
  process: ChildProcess
  origin: string
  port: number
}

const letter = (nth: number) => ({ raw: `Message-ID: <${nth}@old.test>\r\nSubject: Letter ${nth}\r\n\r\nText` })
const OLD = { INBOX: Array.from({ length: 8 }, (_, index) => letter(index + 1)), 'Sent Items': [letter(100)] }

export const test = base.extend<object, { host: MailHost }>({
  host: [
    // Playwright reads the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
      const sink = await openSink()
      const old = await openImapServer('anna@old.test', 'old-word', OLD)
      const fresh = await openImapServer('anna@new.test', 'new-word', { INBOX: [letter(1)], Sent: [] })
      const pictures = await openPictures()
      const run = () =>
        start(folder, {
          MAIL_RELAY: sink.url,
          MAIL_EXCHANGER_PASSWORD: EXCHANGER_PASSWORD,
          IMAP_ALLOW: `${old.host}:${old.port},${fresh.host}:${fresh.port}`,
          PICTURE_ALLOW: new URL(pictures.origin).host,
        })
      let running = await run()
      await provide({
        get origin() {
          return running.origin
        },
        sink,
        old,
        fresh,
        pictures,
        async deliver(mail) {
          const auth = { user: 'exchanger', pass: EXCHANGER_PASSWORD }
          const transport = nodemailer.createTransport({ host: '127.0.0.1', port: running.port, ignoreTLS: true, auth })
          await transport.sendMail({ headers: { 'Authentication-Results': 'demo.partner; dmarc=pass' }, ...mail })
        },
        async deliverUnchecked(mail) {
          const transport = nodemailer.createTransport({ host: '127.0.0.1', port: running.port, ignoreTLS: true })
          await transport.sendMail({ headers: { 'Authentication-Results': 'demo.partner; dmarc=pass' }, ...mail })
        },
        async crash() {
          await stop(running, 'SIGKILL')
          running = await run()
        },
      })
      await stop(running, 'SIGTERM')
      await sink.close()
      await old.close()
      await fresh.close()
      await new Promise((resolve) => pictures.server.close(resolve))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openPictures(): Promise<MailHost['pictures'] & { server: Server }> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url === '/picture.png' ? 200 : 404, { connection: 'close' }).end(PICTURE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a pipe name.
  return { server, asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function start(folder: string, env: Record<string, string>): Promise<Running> {
  const host = spawn(process.execPath, ['dist-host/main.mjs'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', MAIL_PORT: '0', CALLS_PER_MINUTE: '1000000', ...env },
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (text: unknown) => {
      said += String(text)
      const origin = /Partner host: (\S+)/.exec(said)?.[1]
      const port = /smtp:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]
      if (origin && port) resolve({ process: host, origin, port: Number(port) })
    }
    host.stdout.on('data', listen)
    host.stderr.on('data', listen)
    host.once('exit', () => reject(new Error(said)))
  })
}

function stop({ process: host }: Running, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    host.once('exit', () => resolve())
    host.kill(signal)
  })
}

export async function signIn(page: Page, origin: string, email = 'admin@demo.partner'): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill('demo-password-2026')
  await Promise.all([page.waitForURL(`${origin}/`), page.locator('input[type=password]').press('Enter')])
}

export { expect } from '@playwright/test'

/** Puts there what another program has copied. */
export const paste = (text: Locator, html: string): Promise<unknown> =>
  text.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
