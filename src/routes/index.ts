export { createRouter } from './createRouter'
export { editDistance } from './nearestNames'
export { RouteError } from './RouteError'
export type { RouteParams, Router } from './Router'
