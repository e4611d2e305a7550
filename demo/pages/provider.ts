/** The name of whoever runs this host; only its own pages give it to their templates, so that no other page or mail says it (screens RS-03). */
export const PROVIDER_NAME = 'Partner Islands'
