import { createErrorObject, type ErrorObject } from '../../../src/http'

/** Why a step was not done. */
export class StepError extends Error {
  constructor(readonly error: ErrorObject) {
    super(error.message)
  }

  /** For a reason of our own, by its message key. */
  static because(message: string): StepError {
    return new StepError(createErrorObject({ name: 'MacroError', type: 'backend', message }))
  }
}
