const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const NAME_MAX = 253

/** A name as DNS has it: lower case, other scripts in Punycode. What cannot be converted stays, and fails its check. */
export function toAsciiName(name: string): string {
  const lower = name.trim().normalize('NFC').toLowerCase()
  return /^\p{ASCII}*$/u.test(lower) ? lower : lower.split('.').map(toAsciiLabel).join('.')
}

function toAsciiLabel(label: string): string {
  if (/^\p{ASCII}*$/u.test(label)) return label
  const url = `http://${label}`
  return /[/?#@:\\[\]]/.test(label) || !URL.canParse(url) ? label : new URL(url).hostname
}

/** The name of a record as it is kept: `@`, or relative to the domain. Understands full names, last dots and white space (DN-05). */
export function relativeName(input: string, domain: string): string {
  const name = toAsciiName(input)
  const isAbsolute = name.endsWith('.')
  const plain = isAbsolute ? name.slice(0, -1) : name
  if (plain === '' || plain === '@' || plain === domain) return '@'
  if (plain.endsWith(`.${domain}`)) return plain.slice(0, -domain.length - 1)
  // Absolute, and not of this zone: the dot stays, so that the check finds it.
  return isAbsolute ? `${plain}.` : plain
}

/** The full name, without the last dot. */
export const fqdnOf = (name: string, domain: string): string => (name === '@' ? domain : `${name}.${domain}`)

/** A last dot ends a full name; one after an empty label ends nothing. */
export const hasRootDot = (name: string): boolean => /[^.]\.$/.test(name)

/** A host in the content of a record: absolute without the last dot; one label alone is of this domain. `.` stands for no host. */
export function absoluteHost(input: string, domain: string): string {
  const host = toAsciiName(input)
  if (host === '.' || host === '') return host
  if (host === '@') return domain
  if (hasRootDot(host)) return host.slice(0, -1)
  return host.includes('.') ? host : `${host}.${domain}`
}

/** Dotted labels of letters, digits, inner dashes and underscores, not too long. */
export const isHostName = (host: string): boolean => host.length <= NAME_MAX && host.split('.').every((label) => LABEL.test(label))

/** The name of a record: as a host, or with `*` as its first label. */
export function isRecordName(name: string, domain: string): boolean {
  const full = fqdnOf(name, domain)
  return isHostName(full.startsWith('*.') ? full.slice(2) : full) && full.length <= NAME_MAX
}

export const isIpv4 = (text: string): boolean => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text)

export const isIpv6 = (text: string): boolean => text.includes(':') && !/[^\da-f:.]/i.test(text) && URL.canParse(`http://[${text}]`)

/** The shortest way to write an IPv6 address, so that equal ones look equal. */
export const shortIpv6 = (text: string): string => (isIpv6(text) ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text)
