import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { guardedLookup, isPublicAddress } from '../../webhooks/addressGuard'
import { HttpError } from '../HttpError'
import { readHtml } from './readHtml'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2 * 1024 ** 2
const MAX_REDIRECTS = 3
const MAX_ADDRESSES = 200

/** What a foreign page says, for content of a website. */
export async function scrapeContent(url: string) {
  const { html, base } = await fetchPage(url)
  const { title, blocks, images } = readHtml(html)
  return { url: base, title, blocks, images: addresses(images, base) }
}

/** The pages of the same website that a page links to. */
export async function scrapeUrls(url: string) {
  const { html, base } = await fetchPage(url)
  const { host } = new URL(base)
  return addresses(readHtml(html).links, base).filter((link) => new URL(link).host === host)
}

function addresses(found: readonly string[], base: string): string[] {
  const absolute = found.filter((one) => URL.canParse(one, base)).map((one) => new URL(one, base))
  const web = absolute.filter(({ protocol }) => protocol === 'https:' || protocol === 'http:')
  for (const one of web) one.hash = ''
  return [...new Set(web.map(({ href }) => href))].slice(0, MAX_ADDRESSES)
}

async function fetchPage(url: string): Promise<{ html: string; base: string }> {
  let next = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await fetchOnce(next)
    if (answer.html !== null) return { html: answer.html, base: next }
    if (!URL.canParse(answer.location, next)) break
    next = new URL(answer.location, next).href
  }
  throw new HttpError(502, 'refusal.outside')
}

type Answer = { html: string; location: '' } | { html: null; location: string }

/** Only from the open internet, at every hop: what a name resolves to is checked when the socket connects. */
function fetchOnce(address: string): Promise<Answer> {
  const url = URL.canParse(address) ? new URL(address) : null
  const bare = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isOpen = url !== null && /^https?:$/.test(url.protocol) && !url.username && (isIP(bare) === 0 || isPublicAddress(bare))
  if (!isOpen) return Promise.reject(new HttpError(422, 'refusal.foreignPage'))
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const fail = () => reject(new HttpError(502, 'refusal.outside'))
    const options = { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS), lookup: guardedLookup, headers: { Accept: 'text/html' } }
    const outgoing = request(url, options, (incoming) => {
      const { statusCode = 0, headers } = incoming
      if (statusCode >= 300 && statusCode < 400) {
        incoming.destroy()
        return resolve({ html: null, location: headers.location ?? '' })
      }
      if (statusCode !== 200 || !(headers['content-type'] ?? '').includes('html')) {
        incoming.destroy()
        return fail()
      }
      const chunks: Buffer[] = []
      let size = 0
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.byteLength
        chunks.push(chunk)
        if (size > MAX_BYTES) incoming.destroy()
      })
      incoming.once('close', () => resolve({ html: Buffer.concat(chunks).toString('utf8'), location: '' }))
    })
    outgoing.once('error', fail)
    outgoing.end()
  })
}
