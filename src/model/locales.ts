/** The languages of the product, in the order of spec 9. */
export const LOCALES = ['de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr', 'ja'] as const
export type Locale = (typeof LOCALES)[number]

/** spec 3: the language of a partner that never chose one. */
export const DEFAULT_LOCALE: Locale = 'en'

/** How each language calls itself, for language pickers. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  sv: 'Svenska',
  tr: 'Türkçe',
  ja: '日本語',
}

export const isLocale = (value: string): value is Locale => LOCALES.some((locale) => locale === value)

/** The language of a tag such as `de-AT` or `pt_BR`; the default for languages the product does not speak. */
export function toLocale(tag: string): Locale {
  const language = tag.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** What `Intl` is to speak: to it, `pt` alone is the Portuguese of Brazil, and the product's is that of Portugal. */
export const intlTag = (locale: string): string => (locale === 'pt' ? 'pt-PT' : locale)
