import { customerEmail, fullName } from '../../../src/model'

interface CustomerOfWebsite {
  title: string
  customer: Record<string, unknown>
}

/** The customer behind a website as a correspondent; without a name the website's title stands for it. */
export function customerOf({ customer, title }: CustomerOfWebsite): { name: string; email: string | null } {
  const text = (name: string) => (typeof customer[name] === 'string' ? customer[name] : '')
  const email = customerEmail(customer)
  return { name: fullName({ forename: text('forename'), surname: text('surname'), name: text('firm') }) || title, email }
}
