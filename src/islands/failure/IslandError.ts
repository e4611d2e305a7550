import type { ErrorCode } from './errorCodes'

/** A failure of one island or of the page, with its code; what caused it is in `cause`. */
export class IslandError extends Error {
  override name = 'IslandError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** The error itself if it carries a code, else wrapped under the given one. */
export const toIslandError = (error: unknown, code: ErrorCode): IslandError =>
  error instanceof IslandError ? error : new IslandError(code, error instanceof Error ? error.message : String(error), error)
