const RATE = 8_000

/** One second of a falling tone: mono, 8 bit, 8 kHz. */
export function wav(): Uint8Array {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + RATE, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(RATE, 40)
  const tone = Array.from(
    { length: RATE },
    (_, nth) => 128 + Math.round(60 * (1 - nth / RATE) * Math.sin((nth / RATE) * 2 * Math.PI * 330)),
  )
  return Buffer.concat([header, Buffer.from(tone)])
}
