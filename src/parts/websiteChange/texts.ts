/** What is said about changes of websites; a screen that changes them has it from the start. */
export const changeTexts = (locale: string) => import(`./messages/${locale}.json`)
