import { createHmac, timingSafeEqual } from 'node:crypto'

const hashFor = (secret: string, websiteId: number): string =>
  createHmac('sha256', secret).update(`presentation:${websiteId}`).digest('base64url').slice(0, 32)

/** Where a website can be looked at by whoever has the address, and only by them. */
export const presentationPath = (secret: string, websiteId: number): string =>
  `/cms/presentation/${websiteId}/${hashFor(secret, websiteId)}`

export function isPresentationHash(secret: string, websiteId: number, given: string): boolean {
  const [expected, sent] = [Buffer.from(hashFor(secret, websiteId)), Buffer.from(given)]
  return expected.length === sent.length && timingSafeEqual(expected, sent)
}
