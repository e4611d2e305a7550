import * as v from 'valibot'

/** Where others see the brand of a partner. */
export const BRAND_VIEWS = ['portal', 'login', 'mail', 'editor'] as const
export type BrandView = (typeof BRAND_VIEWS)[number]

const change = v.optional(v.nullable(v.string()))

/** The brand as it is typed and chosen now, and not saved; what is left out is as it is saved. New pictures as `data:` URLs. */
export const BrandDraft = v.object({ color: change, logo: change, editorLogoLight: change, editorLogoDark: change })
export type BrandDraft = v.InferInput<typeof BrandDraft>

const text = v.optional(v.string())

/** The same in the address of a preview; an empty text is nothing. */
export const BrandQuery = v.object({ color: text, logo: text, editorLogoLight: text, editorLogoDark: text })
export type BrandQuery = v.InferOutput<typeof BrandQuery>
