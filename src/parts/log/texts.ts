/** What the host notes in logs; the host itself makes sentences of them, too. */
export const logTexts = (locale: string) => import(`./messages/${locale}.json`)
