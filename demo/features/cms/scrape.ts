import { fetchForeign, ForeignError } from '../../services/network/fetchForeign'
import { HttpError } from '../../kernel/HttpError'
import { readHtml } from './readHtml'

/** Long pages have half of that; it is read while the host answers others. */
const MAX_BYTES = 1024 ** 2
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
  const {
    contentType,
    content,
    url: base,
  } = await fetchForeign(url, { accept: 'text/html', maxBytes: MAX_BYTES }).catch((error: unknown) => {
    throw error instanceof ForeignError && error.kind === 'address' ? new HttpError(422, 'refusal.foreignPage') : notThere()
  })
  if (!contentType.includes('html')) throw notThere()
  return { html: content.toString('utf8'), base }
}

const notThere = () => new HttpError(502, 'refusal.outside')
