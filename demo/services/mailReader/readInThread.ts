import { parentPort } from 'node:worker_threads'
import type { Delivery } from './checkSender'
import { JoinedBlob } from './JoinedBlob'
import { type IncomingFile, type IncomingMail, readFile, readMail } from './readMail'
import type { AuthResults } from './readAuth'
import { unreachable } from '../../../src/model'

/** `mail` reads a whole mail, `file` one of its parts, `check` asks whose it is. */
export type ReadJob =
  | { kind: 'mail'; content: Uint8Array; domain: string }
  | { kind: 'file'; content: Uint8Array; part: number }
  | { kind: 'check'; content: Uint8Array; delivery: Delivery }

export type ReadAnswer = { mail: IncomingMail } | { file: IncomingFile | null } | { auth: AuthResults } | { problem: string }

// The thread is its own world: nothing but the parser makes any.
Object.assign(globalThis, { Blob: JoinedBlob })

parentPort?.on('message', async (job: ReadJob) => {
  const answer = await read(job).catch((error: unknown) => ({ problem: String(error) }))
  parentPort?.postMessage(answer, buffersIn(answer))
})

async function read(job: ReadJob): Promise<ReadAnswer> {
  switch (job.kind) {
    case 'mail':
      return { mail: await readMail(job.content, job.domain) }
    case 'file':
      return { file: await readFile(job.content, job.part) }
    case 'check': {
      // Threads that only read do without it.
      const { checkSender } = await import('./checkSender')
      return { auth: await checkSender(job.content, job.delivery) }
    }
    default:
      return unreachable(job)
  }
}

/** Handed over, not copied. */
function buffersIn(answer: ReadAnswer): ArrayBuffer[] {
  const files = 'mail' in answer ? answer.mail.files : 'file' in answer && answer.file ? [answer.file] : []
  return [...new Set(files.map(({ content }) => content.buffer))]
}
