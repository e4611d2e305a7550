/** A random UUID. Pages that came over plain HTTP have no `crypto.randomUUID`; random numbers they have. */
export function uuid(): string {
  // The DOM's types know secure pages only.
  const { randomUUID } = crypto as { randomUUID?: Crypto['randomUUID'] }
  return randomUUID ? randomUUID.call(crypto) : fromBytes(crypto.getRandomValues(new Uint8Array(16)))
}

/** Version 4 of RFC 9562: version and variant take the place of six of the random bits. */
function fromBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  const part = (from: number, to: number) => hex.slice(from, to).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-')
}
