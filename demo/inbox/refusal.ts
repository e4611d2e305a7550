/** Tells the sending server that a mail is not taken: for good with 5xx, for now with 4xx. */
export const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })
