export { createRouter } from './createRouter'
export { editDistance } from './nearestNames'
export { RouteError, type RouteErrorCode } from './RouteError'
export type { GenerateOptions, QueryValue, RouteMatch, RouteParams, Router, RouterContext } from './Router'
