import { crc32 } from 'node:zlib'

/** A ZIP archive of uncompressed text files (PKWARE APPNOTE 4.3). */
export function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const shared = sharedHeader(name, content)
    const body = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, Buffer.from(name), content])
    // Version made by, then comment length, disk and attributes: all zero but the offset.
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('504b01021400', 'hex'), shared, tail, Buffer.from(name))
    bodies.push(body)
    offset += body.length
  }
  const index = Buffer.concat(directory)
  return Buffer.concat([...bodies, index, endRecord(bodies.length, index.length, offset)])
}

// The 26 bytes that local headers and directory entries have in common.
function sharedHeader(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x21, 8) // 1 January 1980
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(content.length, 14)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}

function endRecord(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
