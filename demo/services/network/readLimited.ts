/** The body of an answer as text. One that grows longer is refused as soon as it does, and no more of it is taken. */
export async function readLimited(answer: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
