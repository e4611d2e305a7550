import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Session } from 'node:http2'
import type { Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'

type Answer = ServerResponse | Http2ServerResponse

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
  const answers = new Set<Answer>()
  let isLeaving = false
  let onLast = () => {}
  const end = (answer: Answer) => {
    if (answers.delete(answer) && answers.size === 0) onLast()
  }
  // Before the host, which may answer at once.
  server.prependListener('request', (request: IncomingMessage | Http2ServerRequest, answer: Answer) => {
    answers.add(answer)
    answer.once('close', () => end(answer))
    if (isLeaving) endConnection(answer)
  })
  // Node says nothing of an answer that waits behind another one of its connection when that ends.
  server.on('connection', (socket: Socket) => socket.once('close', () => answersOn(socket).forEach(end)))
  const answersOn = (socket: Socket) => [...answers].filter((answer) => answer.req.socket === socket)
  const sendAway = () => {
    isLeaving = true
    answers.forEach(endConnection)
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

/** The connection ends with the answer, and HTTP/1.1 says so to the client; a session of HTTP/2 has its own word for that. */
function endConnection(answer: Answer): void {
  if ('shouldKeepAlive' in answer) answer.shouldKeepAlive = false
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
