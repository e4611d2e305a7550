import { fosTable } from './dialects/fos'
import { plainTable } from './dialects/plain'
import { ziggyTable } from './dialects/ziggy'
import { isRecord, own, record } from './record'
import type { RouterContext } from './Router'
import type { RouteTable } from './RouteTable'

/** Tells the dialect by the shape of the routes. Anything that is no route table is an empty one. */
export function readTable(data: unknown, context: RouterContext): RouteTable {
  const table = record(data)
  const routes = Object.values(record(own(table, 'routes'))).filter(isRecord)
  if (routes.some((route) => Array.isArray(own(route, 'tokens')))) return fosTable(table, context)
  if (routes.some((route) => typeof own(route, 'uri') === 'string')) return ziggyTable(table, context)
  return plainTable(table, context)
}
