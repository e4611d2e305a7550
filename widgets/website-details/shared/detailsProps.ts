import * as v from 'valibot'
import type { Page } from '../../../src/page'
import { givenId, websiteProps } from '../../../src/parts/websiteScreen'

export const detailsProps = v.object({
  ...websiteProps.entries,
  /** The message to scroll to. A navigation may bring one as its state too (spec 2.2). */
  messageId: v.optional(givenId),
})
export type DetailsProps = v.InferOutput<typeof detailsProps>

export const websiteOf = ({ website, websiteId }: DetailsProps, { config }: Page): number | null => website ?? websiteId ?? config.websiteId
