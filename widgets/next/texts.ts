/** What the screen says from the start; popups have texts of their own. */
export const texts = (locale: string) => import(`./messages/${locale}.json`)
