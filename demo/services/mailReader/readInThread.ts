import { parentPort } from 'node:worker_threads'
import { JoinedBlob } from './JoinedBlob'
import { type IncomingFile, type IncomingMail, readFile, readMail } from './readMail'

/** `mail` reads a whole mail, `file` one of its parts. */
export type ReadWish = { kind: 'mail'; content: Uint8Array; domain: string } | { kind: 'file'; content: Uint8Array; part: number }

export type ReadAnswer = { mail: IncomingMail } | { file: IncomingFile | null } | { problem: string }

// The thread is its own world: nothing but the parser uses this one.
Object.assign(globalThis, { Blob: JoinedBlob })

parentPort?.on('message', async (wish: ReadWish) => {
  const answer = await read(wish).catch((error: unknown) => ({ problem: String(error) }))
  parentPort?.postMessage(answer, buffersIn(answer))
})

async function read(wish: ReadWish): Promise<ReadAnswer> {
  return wish.kind === 'mail' ? { mail: await readMail(wish.content, wish.domain) } : { file: await readFile(wish.content, wish.part) }
}

/** Handed over, not copied. */
function buffersIn(answer: ReadAnswer): ArrayBuffer[] {
  const files = 'mail' in answer ? answer.mail.files : 'file' in answer && answer.file ? [answer.file] : []
  return [...new Set(files.map(({ content }) => content.buffer))]
}
