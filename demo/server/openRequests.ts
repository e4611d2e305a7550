import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Session } from 'node:http2'
import type { Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'

export interface OpenRequests {
  /** Asks clients to take another connection for their next request. */
  sendAway(): void
  /** Takes no connection any more, and resolves when each request has its answer. */
  finish(): Promise<void>
}

/** Follows what is under way on a server, so that it can end without cutting an answer. */
export function openRequests(server: ServerType): OpenRequests {
  const sockets = setOf<Socket>(server, 'connection')
  const sessions = setOf<ServerHttp2Session>(server, 'session')
  const answers = new Set<object>()
  let isLeaving = false
  let onLast = () => {}
  // Before the host, which may answer at once.
  server.prependListener('request', (request: IncomingMessage | Http2ServerRequest, answer: ServerResponse | Http2ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => {
      answers.delete(answer)
      if (answers.size === 0) onLast()
    })
    if (isLeaving && 'shouldKeepAlive' in answer) answer.shouldKeepAlive = false
  })
  const sendAway = () => {
    isLeaving = true
    for (const session of sessions) session.close()
  }
  return {
    sendAway,
    async finish() {
      sendAway()
      server.close()
      if (answers.size > 0) await new Promise<void>((resolve) => (onLast = resolve))
      // Those that rest: nobody answers on them any more.
      for (const socket of sockets) socket.destroySoon()
    },
  }
}

/** What the server has of a kind, for as long as it is open. */
function setOf<Part extends Socket | ServerHttp2Session>(server: ServerType, event: 'connection' | 'session'): Set<Part> {
  const parts = new Set<Part>()
  server.on(event, (part: Part) => {
    parts.add(part)
    part.once('close', () => parts.delete(part))
  })
  return parts
}
