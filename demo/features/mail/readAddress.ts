import type { MailAddress } from '../../db/tables/messages'

/** `Ada <ada@firm.example>` or the address alone; it may be wrong. */
export function readAddress(typed: string): MailAddress {
  const text = typed.trim()
  const [, before = '', email = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? []
  const [, name = before.trim()] = /^"([^"]*)"$/.exec(before.trim()) ?? []
  return { name, email }
}
