/** What is said about entries of a log; a screen that shows them has it from the start. */
export const messageTexts = (locale: string) => import(`./messages/${locale}.json`)
