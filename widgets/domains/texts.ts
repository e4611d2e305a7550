/** What the screen says from the start. */
export const texts = (locale: string) => import(`./messages/${locale}.json`)
