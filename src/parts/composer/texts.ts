/** What is said where messages are written; a screen with a composer has it from the start. */
export const composerTexts = (locale: string) => import(`./messages/${locale}.json`)
