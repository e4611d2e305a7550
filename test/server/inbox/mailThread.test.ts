import { MailThread } from '../../../demo/services/mailReader/MailThread'

const jobOf = (words: string) => ({ kind: 'mail', content: Buffer.from(`Subject: ${words}\r\n\r\nHi`), domain: 'demo.partner' }) as const

it('does nothing for those who have gone before their turn, and goes on with the others', async () => {
  const thread = new MailThread(20_000)
  const gone = new AbortController()
  const asked = [
    thread.ask(jobOf('first')),
    thread.ask(jobOf('gone'), gone.signal),
    thread.ask(jobOf('last'), new AbortController().signal),
  ]
  gone.abort()
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: { mail: { subject: 'first' } } },
    { status: 'rejected', reason: { name: 'AbortError' } },
    { value: { mail: { subject: 'last' } } },
  ])
})
