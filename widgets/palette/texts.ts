export const texts = (locale: string) => import(`./messages/${locale}.json`)
