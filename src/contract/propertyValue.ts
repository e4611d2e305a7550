import * as v from 'valibot'
import { formVersion } from './fields'

/** The form field that carries one property (spec 7). Metadata travels as JSON text. */
export const PropertyValue = v.object({ value: v.string(), version: formVersion })
export type PropertyValue = v.InferInput<typeof PropertyValue>
