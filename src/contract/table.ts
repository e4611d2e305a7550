import * as routes from './server'
import type { ServerRoute } from './serverRoute'

/** Every route there is. */
export const contractRoutes: readonly ServerRoute[] = Object.values(routes)

export const routesByName: ReadonlyMap<string, ServerRoute> = new Map(contractRoutes.map((route) => [route.name, route]))
