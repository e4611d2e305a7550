export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue }

/** Values of placeholders; what the path has no place for becomes the query string. */
export type RouteParams = Readonly<Record<string, QueryValue>>

/** What the page knows at run time; each overrides what the route data say. */
export interface RouterContext {
  /** Path before every route, or an http(s) URL where the routes live on another origin. */
  baseUrl?: string
  /** Host of the page, with its port unless that is the scheme's own: `location.host`. */
  host?: string
  /** Scheme of the page: `http` or `https`. */
  scheme?: string
  locale?: string
  /** Values for placeholders that a call does not give, such as a tenant. */
  defaults?: Readonly<Record<string, string | number>>
}

export interface GenerateOptions {
  /** With scheme and host. A route on another origin than the page is absolute in any case. */
  absolute?: boolean
  query?: RouteParams
  /** With or without #. */
  hash?: string
}

export interface RouteMatch {
  name: string
  /** Decoded values of the placeholders. */
  params: Record<string, string>
}

export interface Router {
  /** Throws a `RouteError` for an unknown name or a value that must not stand in the URL. */
  generate(name: string, params?: RouteParams, options?: GenerateOptions): string
  /** The route of a URL, absolute or relative to the page's origin; null for any other URL. */
  match(url: string): RouteMatch | null
  has(name: string): boolean
  names(): string[]
}
