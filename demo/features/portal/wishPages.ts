import { CUSTOMER_DATA, HEX_COLOUR_LENGTH, keysOf } from '../../../src/model'

export interface WishField {
  name: string
  kind: 'text' | 'long' | 'choice' | 'colour'
  choices?: readonly string[]
}

const text = (name: string): WishField => ({ name, kind: 'text' })
const long = (name: string): WishField => ({ name, kind: 'long' })
const colour = (name: string): WishField => ({ name, kind: 'colour' })
const choice = (name: string, ...choices: string[]): WishField => ({ name, kind: 'choice', choices })

const CONTACT = ['company', 'streetAddress', 'zipCode', 'contactCity', 'phoneNumber', 'emailAddress'] as const

/** The pages of the requirements in their order, and what each asks. */
export const WISH_PAGES = {
  inspiration: [long('likes'), long('dislikes'), choice('style', 'calm', 'bold', 'playful', 'classic', 'modern'), long('audience')],
  construction: [long('goal'), long('functions'), text('deadline')],
  logo: [choice('logoState', 'keep', 'change', 'none'), text('logoText'), long('logoNotes')],
  colors: [colour('primary'), colour('secondary'), long('colorNotes')],
  structure: [long('pages'), long('structureNotes')],
  law: [text('owner'), text('legalForm'), text('register'), text('vatId')],
  contact: CONTACT.map(text),
} as const satisfies Record<string, readonly WishField[]>
export type WishPage = keyof typeof WISH_PAGES

export const WISH_PAGE_NAMES: readonly WishPage[] = keysOf(WISH_PAGES)
export const firstWishPage: WishPage = 'inspiration'

/** The page after this one; null after the last. */
export const wishPageAfter = (page: WishPage): WishPage | null => WISH_PAGE_NAMES[WISH_PAGE_NAMES.indexOf(page) + 1] ?? null

/** Answers that are the website's contact data at the same time. */
export const isContactField = (name: string): boolean => CUSTOMER_DATA.contact.some((field) => field === name)

const MAX_LENGTH = { text: 200, long: 4_000, choice: 20, colour: HEX_COLOUR_LENGTH + 1 } as const

/** Why an answer cannot be kept, as a message key; null when it can. */
export function wrongAnswer({ kind, choices }: WishField, value: string): string | null {
  if (value === '') return null
  if (value.length > MAX_LENGTH[kind]) return 'portal.error.long'
  if (choices && !choices.includes(value)) return 'portal.error.choice'
  return kind === 'colour' && !/^#[\da-f]{6}$/i.test(value) ? 'portal.error.colour' : null
}
