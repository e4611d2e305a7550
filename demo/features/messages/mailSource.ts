import type { LeftOutFile } from '../../../src/model'
import type { Services } from '../../kernel/context'
import { type Scan, scanContent } from '../../services/files/scanContent'
import { HttpError } from '../../kernel/HttpError'
import { refuseLocked } from '../../kernel/sendFile'

interface Mail {
  source_hash: string | null
  left_out: readonly LeftOutFile[]
}

/** A mail as it came in, with all its headers. It holds its files, too: it is as locked as they are. */
export async function mailSource(services: Services, mail: Mail, files: readonly Pick<Scan, 'scan_state'>[]) {
  files.forEach(refuseLocked)
  const source = await readSource(services, mail)
  // Nobody has looked into those yet.
  if (mail.left_out.length > 0) refuseLocked(await scanContent(services, source))
  return source
}

/** A file that was not taken over, out of the source of its mail. */
export async function leftOutFile(
  services: Services,
  mail: Mail,
  part: number,
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const named = mail.left_out.find((file) => file.part === part)
  if (!named) throw new HttpError(404, 'refusal.notFound')
  const file = await services.mailReader.file(await readSource(services, mail), part)
  if (!file) throw new HttpError(404, 'refusal.notFound')
  refuseLocked(await scanContent(services, file.content))
  return { name: named.name, content: file.content }
}

async function readSource({ files }: Services, { source_hash }: Mail): Promise<Uint8Array<ArrayBuffer>> {
  const source = source_hash && (await files.get(source_hash))
  if (!source) throw new HttpError(404, 'refusal.notFound')
  return source
}
