/** Letters that no accent can be taken off, as people without such a key type them. */
const BARE: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o' }

/** Small letters without accents: `Février` and `fevrier` are the same. */
export const plainText = (text: string, locale: string): string =>
  text
    .toLocaleLowerCase(locale)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıłø]/g, (letter) => BARE[letter] ?? letter)

/** Without what stands between words as well, so that `i morgon` is `imorgon`, and `Fr.` is `Fr`. */
export const tight = (plain: string): string => plain.replaceAll(/[\s.,:;、。・'’-]/g, '')
