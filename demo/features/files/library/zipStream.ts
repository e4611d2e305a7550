import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive; what is not bytes is written as JSON. */
export interface ZipPart {
  readonly path: string
  readonly content: unknown
}

/** An archive that is made while it is sent: it never lies in memory as a whole. */
export function zipStream(parts: AsyncIterator<ZipPart>): ReadableStream<Uint8Array> {
  const zip = new Zip()
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (isLast) controller.close()
      }
    },
    async pull() {
      const { value, done } = await parts.next()
      if (done) return zip.end()
      const { path, content } = value
      const isBytes = content instanceof Uint8Array
      // Pictures and documents are packed already.
      const entry = isBytes ? new ZipPassThrough(path) : new ZipDeflate(path)
      zip.add(entry)
      entry.push(isBytes ? content : strToU8(typeof content === 'string' ? content : JSON.stringify(content, null, 2)), true)
    },
    async cancel() {
      zip.terminate()
      await parts.return?.()
    },
  })
}
