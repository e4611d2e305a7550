/** Asks the page to go on in another language, with the locale as detail. Whoever does so in place prevents its default. */
export const LOCALE_EVENT = 'partner-islands:locale'

/** Asks for another language; tells whether the page changes to it in place. */
export const requestLocale = (locale: string): boolean =>
  !document.dispatchEvent(new CustomEvent(LOCALE_EVENT, { detail: { locale }, cancelable: true }))
