import type { Page } from '../../page'
import { PARTNER_HEADER } from '../../model'

/** A header as it is sent, and what stands for its value where others may read it. */
export interface HeaderLine {
  readonly name: string
  readonly value: string
  readonly placeholder?: string
}

/** Somebody who is signed in, with what their page told. */
export interface Person {
  readonly login: readonly HeaderLine[]
  /** Undefined where the address is none of a page with islands. */
  readonly page: Page | undefined
}

export interface Call {
  readonly method: string
  readonly url: URL
  /** Undefined for somebody who is not signed in. */
  readonly person?: Person | undefined
  readonly body?: string
  /** In place of what a page would send; undefined leaves the header out. */
  readonly instead?: Readonly<Record<string, string | undefined>>
}

/** What a page sends with this call. */
export function headersOf({ method, url, person, body, instead = {} }: Call): HeaderLine[] {
  const { csrf, config } = person?.page ?? {}
  const isChange = method !== 'GET'
  const usual: HeaderLine[] = [
    { name: 'Accept', value: 'application/json' },
    { name: 'X-Requested-With', value: 'XMLHttpRequest' },
    ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ...(isChange ? [{ name: 'Origin', value: url.origin }] : []),
    ...(isChange && csrf ? [{ name: csrf.header, value: csrf.token, placeholder: '$CSRF_TOKEN' }] : []),
    ...(config?.partnerId ? [{ name: PARTNER_HEADER, value: String(config.partnerId) }] : []),
    ...(person?.login ?? []),
  ]
  const changed = Object.entries(instead).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
  return [...usual.filter(({ name }) => !Object.hasOwn(instead, name)), ...changed]
}

/** A line for a shell that does the same; secrets of the login stand in it by name. */
export function curlOf(call: Call): string {
  const headers = headersOf(call).map(({ name, value, placeholder }) =>
    placeholder ? `-H "${name}: ${placeholder}"` : `-H ${quoted(`${name}: ${value}`)}`,
  )
  const method = call.method === 'GET' ? [] : ['-X', call.method]
  const body = call.body === undefined ? [] : ['-d', quoted(call.body)]
  return ['curl', '-i', ...method, quoted(call.url.href), ...headers, ...body].join(' ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
