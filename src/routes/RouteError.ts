export type RouteErrorCode =
  /** No route of that name. */
  | 'unknown'
  /** A required parameter is undefined, null or absent. */
  | 'missing'
  /** A value that cannot stand in a URL: dot segments, control characters, another type, too long. */
  | 'value'
  /** A value that does not match the route's requirement. */
  | 'requirement'
  /** The page's own route data cannot be used. */
  | 'definition'

/** A URL could not be built. */
export class RouteError extends Error {
  override readonly name = 'RouteError'

  constructor(
    readonly code: RouteErrorCode,
    readonly routeName: string,
    message: string,
  ) {
    super(message)
  }
}
