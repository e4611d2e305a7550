/** More than a website ever has. */
const LIMIT = 100

/** The question for all domains of a website. */
export const websiteDomains = (websiteId: number) => ({ websiteId, query: { limit: LIMIT } })
