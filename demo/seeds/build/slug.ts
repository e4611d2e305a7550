const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', ı: 'i', '’': '' }

/** A name as a domain label: Latin letters, digits and dashes. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßłøæı’]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
