import * as v from 'valibot'
import { givenId, websiteProps } from '../../../src/parts/websiteScreen'

export const detailsProps = v.object({
  ...websiteProps.entries,
  /** The message to scroll to. A navigation may bring one as its state too (spec 2.2). */
  messageId: v.optional(givenId),
})
export type DetailsProps = v.InferOutput<typeof detailsProps>
