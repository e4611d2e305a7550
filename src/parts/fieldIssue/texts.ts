/** What is wrong with fields, in the words of the server and of the forms. */
export const fieldIssueTexts = (locale: string) => import(`./messages/${locale}.json`)
