import type { MailAddress } from '../../db/tables/messages'

/** `Ada <ada@firm.example>` or the address alone; it may be wrong. */
export function readAddress(typed: string): MailAddress {
  const [, name = '', email = typed.trim()] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(typed) ?? []
  return { name, email }
}
