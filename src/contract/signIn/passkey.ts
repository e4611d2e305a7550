import * as v from 'valibot'

/** What a browser is given to make or to use a passkey, as WebAuthn has it in JSON; browsers read the rest. */
export const PasskeyOptions = v.looseObject({ challenge: v.string() })
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptions>

/** What a passkey answers, as WebAuthn has it in JSON. */
export const PasskeyAnswer = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
  clientExtensionResults: v.looseObject({}),
})
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>

/** Signs in without a password, for the partner of the page if it is one of the person's. */
export const PasskeySignIn = v.object({ passkey: PasskeyAnswer, partnerId: v.nullable(v.number()) })
export type PasskeySignIn = v.InferOutput<typeof PasskeySignIn>
