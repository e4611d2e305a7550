import { openSink, type Sink } from '../../server/support/openSink'
import { test as base } from '../menus/test'
import { startWebhookReceiver, type WebhookReceiver } from './WebhookReceiver'

export const MAIL_USER = 'studio'
export const MAIL_PASSWORD = 'a-key-for-the-mail-server'

/** A host with an empty agency, and what that agency has of its own: a mail server, and a system that takes webhooks. */
export const test = base.extend<object, { mailServer: Sink; receiver: WebhookReceiver }>({
  mailServer: [
    // Playwright reads the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await openSink({ user: MAIL_USER, password: MAIL_PASSWORD })
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  receiver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const receiver = await startWebhookReceiver()
      await provide(receiver)
      await receiver.close()
    },
    { scope: 'worker' },
  ],
  hostEnv: [
    ({ receiver, mailServer }, provide) =>
      provide({ DATA_SET: 'empty', WEBHOOK_ALLOW: receiver.host, MAIL_ALLOW: `127.0.0.1:${mailServer.port}` }),
    { scope: 'worker' },
  ],
})

export { expect, signIn } from '../menus/test'
export { expectNoViolations } from '../support/axe'
