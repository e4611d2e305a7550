import * as fc from 'fast-check'

const DOTS = /(?:^|[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?=$|[/\\]|%(?:25)*(?:2f|5c))/i

/** Texts that may stand in a path segment, with the characters that servers treat differently. */
export const segment: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...`aZ09-._~!$&'()*+,;=:@|"<>[]{}^\`\\ #?%üß日😀`), minLength: 1, maxLength: 12 }),
    fc.nat().map(String),
  )
  .filter((text) => text !== '' && !/[/\p{Cc}\p{Cs}]/u.test(text) && !DOTS.test(text))

/** Several segments for a placeholder that takes slashes. */
export const segments: fc.Arbitrary<string> = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))

export const digits: fc.Arbitrary<string | number> = fc.oneof(fc.nat(), fc.nat().map(String))

const scalar = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.integer(),
  fc.constantFrom("a'b", '(x)', 'a/b?c#d', 'é', '%2e', '&=+;,@:!*'),
)

/** Values for a query string. */
export const queryValue = fc.oneof(
  scalar,
  fc.boolean(),
  fc.constant(null),
  fc.array(scalar, { minLength: 1, maxLength: 3 }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), scalar, { minKeys: 1, maxKeys: 3 }),
  fc.array(fc.dictionary(fc.constantFrom('id', 'name'), scalar, { minKeys: 1 }), { minLength: 1, maxLength: 2 }),
)
