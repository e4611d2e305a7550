import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface WebhookReceiver {
  readonly host: string
  /** What came in and was signed with the secret. */
  readonly events: (secret: string) => { event: string; website: { title: string; status: { key: string } } | null }[]
  readonly close: () => Promise<void>
}

/** A system of the agency that wants to know what happens. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: { body: string; headers: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      // Headers of Standard Webhooks are sent once each.
      received.push({ body, headers: request.headers as Record<string, string> })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    events: (secret) =>
      received.map(({ body, headers }) => {
        new Webhook(secret).verify(body, headers)
        return JSON.parse(body)
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
