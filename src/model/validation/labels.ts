// Limits of the domain name system (RFC 1035).
const LABEL_MAX = 63
const HOST_MAX = 253

// Letters of any script, so that names such as müller.de pass before they are converted to ASCII.
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u

/** A label of a host name: letters, digits and inner dashes. */
export const isLabel = (label: string): boolean =>
  label.length <= LABEL_MAX && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** The labels between the dots; null when the text is too long to be a host. */
export const labelsOf = (host: string): string[] | null => (host.length <= HOST_MAX ? host.split('.') : null)
