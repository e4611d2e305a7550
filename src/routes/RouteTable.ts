/** A place in a path or host that a value fills. */
export interface Placeholder {
  name: string
  /** The separator before it, which is left out together with it. */
  prefix: string
  /** Source of a regular expression, PCRE or JavaScript, which the whole value has to match. */
  requirement: string
  /** Null means that it may be absent; undefined that it has to be given. */
  default: string | null | undefined
  /** A trailing placeholder is left out when its value is the default, unless it is marked as always shown. */
  trims: boolean
}

/** Literal text, not encoded, or a placeholder. */
export type Part = string | Placeholder

/** A route, whatever dialect it was written in. */
export interface RouteDefinition {
  path: Part[]
  /** Empty for routes on the host of the base URL. */
  host: Part[]
  /** Allowed schemes; empty for any. */
  schemes: string[]
  methods: string[]
}

/** How a server writes what a URL does not take literally. */
export interface Encoding {
  /** Literal text of a path. */
  text(value: string): string
  /** A value in a path. */
  value(value: string): string
  /** Keys and values of a query string, and the hash. */
  query(value: string): string
  /** What stands between the brackets for a scalar in a list. */
  index(position: number): string
  boolean(value: boolean): string
  /** What follows the base path when the path of a route is empty. */
  root: string
}

/** The routes of a page, read one by one. */
export interface RouteTable {
  /** Path or http(s) URL before every route. */
  baseUrl: string
  /** Scheme and host of the page; empty when not known. */
  scheme: string
  host: string
  encoding: Encoding
  /** Values for placeholders that a call does not give. */
  defaults: Readonly<Record<string, unknown>>
  names(): string[]
  /** The key under which a name is listed, which may be that of a locale. */
  find(name: string): string | undefined
  /** Undefined for an entry that is no route. */
  read(key: string): RouteDefinition | undefined
  /** The name that `find` knows a key by. */
  nameOf(key: string): string
}
