import { isEmail, withoutUnseen, writerName } from '../../../src/model'

export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly url: string
}

const EMAIL = /[^\s<>()[\],;:"]{1,64}@[^\s<>()[\],;:"]{1,253}/
const URL_LIKE = /\b(?:https?:\/\/|www\.)[^\s<>"]{1,500}/i
/** A line that is a domain and nothing else, but for a label such as "Web:". */
const DOMAIN_LINE = /^(?:[^:\n]{0,12}:)?[ \t]*((?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,24})\/?[ \t]*$/mu
/** With the code of a country or an area, or as in the United States. */
const PHONE = /(?:\+|\b0|\(\d)[\d\s()/.-]{6,24}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/

/** Longer texts are no business card. */
const MAX_LENGTH = 5_000

/** Finds name, address, number and site in a pasted text, such as the signature of a mail (LE-03). What is not there is empty. */
export function readContact(text: string): Contact {
  const input = withoutUnseen(text.slice(0, MAX_LENGTH))
  const url = URL_LIKE.exec(input)?.[0].replace(/(?<![.,;)])[.,;)]+$/, '') ?? DOMAIN_LINE.exec(input)?.[1] ?? ''
  const found = EMAIL.exec(input)?.[0].replace(/(?<![.,])[.,]+$/, '') ?? ''
  const email = isEmail(found) ? found : ''
  const phone = PHONE.exec(input.replace(url, ' '))?.[0].trim() ?? ''
  return { name: nameOf(input, [email, url, phone]), email, phone, url }
}

/** Who wrote it: the name beside the address, or what the text says once everything else is taken out, without labels such as "Name:". */
function nameOf(input: string, taken: readonly string[]): string {
  const rest = taken.filter(Boolean).reduce((text, part) => text.replace(part, ' '), input)
  const lines = rest.split('\n').map((line) => line.replace(/^[^:,]{0,12}:/, '').trim())
  const beside = lines.find((line) => /<\s*>$/.test(line))?.replace(/<\s*>$/, '')
  const name = beside?.replaceAll('"', '').trim() || writerName(lines.map((line) => line.replace(/[<>()]/g, ' ')).join('\n'))
  return name.replace(/\s+/g, ' ')
}
