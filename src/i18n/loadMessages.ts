import type { Messages } from './translator'

/** The shared texts of one locale: statuses, roles, views, errors and the controls of `src/ui`. */
export async function loadMessages(locale: string): Promise<Messages> {
  const { default: messages }: { default: Messages } = await import(`./messages/${locale}.json`)
  return messages
}
