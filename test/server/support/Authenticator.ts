import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')
/** CBOR, as far as it is needed here: texts below 24 signs, byte strings of 24 to 255 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])

interface Options {
  challenge: string
}

/** A passkey in software, as a phone or a laptop has it in hardware. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = randomBytes(16)
  private counter = 0

  constructor(private readonly host = 'host.test') {}

  /** What a browser sends when the passkey is made. */
  register({ challenge }: Options) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const point = (label: number, value: string) => Buffer.concat([Buffer.from([label]), bytes(Buffer.from(value, 'base64url'))])
    const key = Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), point(0x21, x), point(0x22, y)])
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.data(HAS_KEY), Buffer.alloc(16), length, this.id, key])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
    ])
    return this.answer({
      clientDataJSON: base64url(this.client('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    })
  }

  /** What a browser sends when it is used. */
  use({ challenge }: Options, { key = this.keys.privateKey, origin }: { key?: KeyObject; origin?: string } = {}) {
    const client = this.client('webauthn.get', challenge, origin)
    const data = this.data()
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key)
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: null,
    })
  }

  private data(more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    return Buffer.concat([sha256(this.host), Buffer.from([USER_PRESENT | USER_VERIFIED | more]), counter])
  }

  private client(type: string, challenge: string, origin = `http://${this.host}`): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false })
  }

  private answer(response: Record<string, unknown>) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
