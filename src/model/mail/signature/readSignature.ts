import { COUNTRIES } from '../../customers/countries'
import { countryName } from '../../customers/countryName'
import type { CustomerDataField } from '../../customers/customerData'
import { emailIn, isFirm, isGreeting, isStreet, nameIn, phoneIn, placeIn } from './lines'

type SignatureField = Extract<
  CustomerDataField<'customer'>,
  'firm' | 'title' | 'forename' | 'surname' | 'street' | 'zip' | 'city' | 'country' | 'phone' | 'mobile' | 'fax' | 'contactEmail'
>
type Signature = Readonly<Partial<Record<SignatureField, string>>>

/** A signature is short; what comes after this is not read. */
const MAX_LENGTH = 4_000
const MAX_LINE = 200

/** What the end of a mail says about its writer: guesses, for a person to confirm. Countries may also be named in the reader's language. */
export function readSignature(text: string, locale = 'en'): Signature {
  const countries = countriesByName(locale)
  const found: Partial<Record<SignatureField, string>> = {}
  const rest: string[] = []
  for (const piece of piecesOf(text)) {
    const facts = factsIn(piece, countries)
    if (!facts) rest.push(piece)
    // What is said first counts.
    else for (const [field, value] of facts) found[field] ??= value
  }
  // The first piece that looks like a name is the writer's.
  const name = rest.map(nameIn).find((one) => one !== null)
  return { ...name, ...found }
}

// oxlint-disable regexp/no-super-linear-move -- a line has at most MAX_LINE characters
/** Divides a line: signs that stand for nothing else, and those that only divide with space around them. */
const SIGNS = /\s*[|·•●]\s*|\t+|\s{3,}/u
// A comma before a legal form belongs to the name; between two numbers there may be a slash.
const COMMAS = /[,;]\s+(?!(?:inc|ltd|llc|lda|s\.a)\b)|\s+[–—-]\s+|\s+\/\s+(?=\p{L})/iu
// oxlint-enable regexp/no-super-linear-move

function piecesOf(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+/u)
    .filter((line) => line.length <= MAX_LINE)
    .flatMap((line) => line.replace(/^[>\s]+/u, '').split(SIGNS))
    .flatMap((piece) => (placeIn(piece.trim()) ? [piece] : piece.split(COMMAS)))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !isGreeting(piece))
}

type Fact = readonly [SignatureField, string]

/** What a piece says; null when it may be a name. */
function factsIn(piece: string, countries: ReadonlyMap<string, string>): readonly Fact[] | null {
  const email = emailIn(piece)
  if (email) return [['contactEmail', email]]
  const phone = phoneIn(piece)
  if (phone) return [[phone.kind, phone.number]]
  const place = placeIn(piece)
  if (place)
    return [
      ['zip', place.zip],
      ['city', place.city],
    ]
  if (isFirm(piece)) return [['firm', piece]]
  if (isStreet(piece)) return [['street', piece]]
  const country = countries.get(piece.toLowerCase())
  return country ? [['country', country]] : null
}

function countriesByName(locale: string): ReadonlyMap<string, string> {
  const entries = COUNTRIES.flatMap(({ alpha2, de, en }) =>
    [de, en, countryName(alpha2, locale)].map((name) => [name.toLowerCase(), alpha2] as const),
  )
  return new Map(entries)
}
