/** What the screen says from the start; dialogs have texts of their own. */
export const texts = (locale: string) => import(`./messages/${locale}.json`)
