import * as v from 'valibot'
import { SECOND_STEP_NAME_MAX } from '../../model'
import { id, maybe } from '../tolerant'
import { PasskeyAnswer } from './passkey'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SECOND_STEP_NAME_MAX))

/** What the person proves themselves with beside the password. */
export const SecondSteps = v.object({
  codeApps: v.array(v.object({ id, name: v.string(), createdAt: v.string() })),
  passkeys: v.array(v.object({ id, name: v.string(), createdAt: v.string(), lastUsedAt: maybe(v.string()) })),
  /** How many of them are left. */
  recoveryCodes: v.number(),
})
export type SecondSteps = v.InferOutput<typeof SecondSteps>

/** By the password or by a passkey. */
export const Confirmation = v.object({ password: v.optional(v.string()), passkey: v.optional(PasskeyAnswer) })
export type Confirmation = v.InferOutput<typeof Confirmation>

/** The secret of an app, told while it is set up. */
export const CodeAppSetup = v.object({
  id,
  /** To be typed, in groups of four. */
  secret: v.string(),
  /** `otpauth://`, for apps on the same device. */
  uri: v.string(),
  /** The same as a QR code: a picture as a data URL. */
  picture: v.string(),
})
export type CodeAppSetup = v.InferOutput<typeof CodeAppSetup>
/** A first code shows that the app has the secret; the name is the person's own for it. */
export const CodeAppProof = v.object({ name, code: v.string() })

export type CodeAppProof = v.InferOutput<typeof CodeAppProof>

export const NewPasskey = v.object({ name, passkey: PasskeyAnswer })

/** Told once, and only when new ones were made. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>
