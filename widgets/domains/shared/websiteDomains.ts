/** The question for all domains of a website. */
export const websiteDomains = (websiteId: number) => ({ websiteId, query: {} })
