import { refusal } from './refusal'

/** In bytes. Postfix keeps 100 kB of a header; honest ones have less than a tenth of that. */
const MAX_HEADER = 256 * 1024

/** The header of a mail as it stands there, byte by byte, and what follows it. */
export function splitMail(content: Buffer): { header: string; body: Buffer } {
  let end = 0
  while (end < content.length) {
    const next = content.indexOf('\n', end) + 1 || content.length
    if (/^[\r\n]*$/.test(content.toString('latin1', end, next))) break
    if (next > MAX_HEADER) throw refusal(552, 'The header of the mail is too large')
    end = next
  }
  return { header: content.toString('latin1', 0, end), body: content.subarray(end) }
}

/** What only a mail exchanger of ours may say of a mail (RFC 8601, RFC 8617). */
const RESULTS = new Set(['authentication-results', 'arc-authentication-results'])

/**
 * A mail without what others claim to have found out about its sender (RFC 8601, section 5): anybody can write our name above a result. However
 * the field is folded, spelled or spaced, it is told by its name as those who read the mail tell it.
 */
export function withoutResults(content: Buffer): Buffer {
  const { header, body } = splitMail(content)
  const fields = fieldsOf(header)
  const kept = fields.filter((lines) => !RESULTS.has(nameOf(lines)))
  if (kept.length === fields.length) return content
  return Buffer.concat([Buffer.from(kept.flat().join(''), 'latin1'), body])
}

/** Each with the lines that continue it, line breaks included. */
function fieldsOf(header: string): string[][] {
  const fields: string[][] = []
  for (const line of header.split(/(?<=\n)/)) {
    const field = fields.at(-1)
    if (field && /^[ \t]/.test(line)) field.push(line)
    else fields.push([line])
  }
  return fields
}

const nameOf = (lines: readonly string[]): string => lines.join('').split(':', 1)[0]?.trim().toLowerCase() ?? ''
