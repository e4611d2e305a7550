import * as v from 'valibot'
import { LEFT_OUT_REASONS } from '../../model'

/** A file of a mail that is in the mail's source alone; `part` says where in it. */
export const LeftOutFile = v.object({ part: v.number(), name: v.string(), bytes: v.number(), reason: v.picklist(LEFT_OUT_REASONS) })
