import type { QueryValue } from './Router'
import type { Encoding } from './RouteTable'

/** The query string with one more value: `a=1&b%5B%5D=2`. Null, undefined and empty lists are left out. */
export function addQuery(query: string, key: string, value: QueryValue, encoding: Encoding): string {
  if (value === null || value === undefined) return query
  if (typeof value !== 'object') {
    const written = typeof value === 'boolean' ? encoding.boolean(value) : encoding.query(String(value))
    return `${query && `${query}&`}${encoding.query(key)}=${written}`
  }
  if (isList(value)) {
    return value.reduce<string>(
      (sum, item, index) => addQuery(sum, childKey(key, isScalar(item) ? encoding.index(index) : index), item, encoding),
      query,
    )
  }
  return Object.keys(value).reduce((sum, name) => addQuery(sum, childKey(key, name), value[name], encoding), query)
}

// Array.isArray does not narrow readonly lists.
const isList = (value: object): value is readonly QueryValue[] => Array.isArray(value)
const isScalar = (value: QueryValue): boolean => typeof value !== 'object'

/** A key written as `ids[]` is that of a list already. */
const childKey = (key: string, child: string | number): string => (key.endsWith('[]') ? key : `${key}[${child}]`)
