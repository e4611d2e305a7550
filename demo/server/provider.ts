/** The name of whoever runs this host; no page or mail under a partner's own brand says it (screens RS-03). */
export const PROVIDER_NAME = 'Partner Islands'
