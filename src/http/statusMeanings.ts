interface Answered {
  readonly status?: number | undefined
}

/** The plan of the partner does not go as far. */
export const isBeyondPlan = ({ status }: Answered): boolean => status === 402

/** Whoever asked may not do it. */
export const isForbidden = ({ status }: Answered): boolean => status === 403

/** Somebody else has changed it meanwhile. */
export const isConflict = ({ status }: Answered): boolean => status === 409

/** The server has something against what was sent, and says what. */
export const isRefused = ({ status }: Answered): boolean => status === 422

/** It is not there, or not for this person. */
export const isMissing = ({ status }: Answered): boolean => status === 404
