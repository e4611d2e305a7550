/** Where the page is and where its routes begin. */
export interface Site {
  /** `https://host` of the page; empty when the host is not known. */
  page: string
  /** Origin of routes without a host of their own; that of the page unless the base URL names another. */
  origin: string
  scheme: string
  /** Path before every route, without a slash at its end. */
  path: string
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i
const BASE_PATH = /^(?:\/(?![/\\])[^?#\\\s]*)?$/

/** Undefined for a base URL that is neither a path on the page's origin nor an http(s) URL. */
export function readSite(baseUrl: string, givenScheme: string, host: string): Site | undefined {
  const scheme = /^http:?$/i.test(givenScheme) ? 'http' : 'https'
  const [, base = '', path = ''] = /^(https?:\/\/[^/\\?#@\s]+)?(.*)/is.exec(baseUrl) ?? []
  const origin = originOf(base)
  if (!BASE_PATH.test(path) || (base && !origin)) return undefined
  const page = HOST.test(host) ? originOf(`${scheme}://${host}`) : origin
  // Behind a proxy that ends TLS, a server may take its own https pages for http ones.
  const isOnPage = origin === '' || hostOf(origin) === hostOf(page)
  return { page, origin: isOnPage ? page : origin, scheme, path: path.replace(/(?<!\/)\/+$/, '') }
}

/** Without the scheme's own port; empty when it is no URL. */
export const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')
const hostOf = (origin: string): string => origin.replace(/^\w+:/, '')
