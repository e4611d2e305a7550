import { folded } from '../../../../src/model'

/** Small letters without accents: `Février` and `fevrier` are the same. */
export const plainText = (text: string, locale: string): string => folded(text.toLocaleLowerCase(locale))

/** Without what stands between words as well, so that `i morgon` is `imorgon`, and `Fr.` is `Fr`. */
export const tight = (plain: string): string => plain.replaceAll(/[\s.,:;、。・'’-]/g, '')
