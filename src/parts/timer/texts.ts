/** What is said about the work timer; a screen with it has it from the start. */
export const timerTexts = (locale: string) => import(`./messages/${locale}.json`)
