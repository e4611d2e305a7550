/** What the server notes in logs; the server itself makes sentences of them, too. */
export const logTexts = (locale: string) => import(`./messages/${locale}.json`)
