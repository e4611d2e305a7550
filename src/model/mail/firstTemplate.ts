import { type PortalPart, STATUS_BEHAVIOUR } from '../workflow/statusBehaviour'
import type { Status } from '../workflow/status'

interface Template {
  readonly language: string
  readonly default?: boolean | undefined
  /** Merge fields in it, such as `portal.url`. */
  readonly placeholders?: readonly string[] | undefined
  readonly usageCount?: number | undefined
}

interface Situation {
  readonly status: Status
  /** Of the website, and so of its customer. */
  readonly language: string
  /** Null while nobody has. */
  readonly lastWriter: 'customer' | 'team' | null
}

/** What customers see of the pages that a template leads them to; whatever is behind the entrance, they are asked for their data first. */
const PARTS: Readonly<Record<string, PortalPart>> = {
  'portal.url': 'data',
  'portal.data': 'data',
  'portal.wishes': 'wishes',
  'portal.files': 'files',
  'portal.feedback': 'feedback',
  'portal.emails': 'emails',
}

/**
 * The template that a mail begins with, of those that are proposed, or none for an empty mail. Templates have no status of their own, but they say
 * what they are for: one that leads into the customer area fits while the customer has something to do behind that link (defaults 5.2), so the
 * default of most teams, which welcomes and asks for data, is over when the data are there. It also greets, which nobody wants twice: only who has
 * not heard of the team yet gets it. Whoever asked something gets an answer, and that has neither such links nor a new date in it.
 */
export function firstTemplate<One extends Template>(templates: readonly One[], situation: Situation): One | undefined {
  const { language, lastWriter } = situation
  const isOwn = (one: One) => Number(one.language === language)
  const inOrder = templates.toSorted((a, b) => isOwn(b) - isOwn(a) || (b.usageCount ?? 0) - (a.usageCount ?? 0))
  const usual = inOrder.find((one) => one.default)
  if (usual && isPlain(usual)) return usual
  if (lastWriter === 'customer') return inOrder.find(isPlain)
  if (usual && lastWriter === null && fits(usual, situation)) return usual
  return inOrder.find((one) => one.placeholders?.includes('portal.feedback') && fits(one, situation))
}

const isPlain = ({ placeholders = [] }: Template): boolean =>
  !placeholders.some((name) => name.startsWith('portal.') || name === 'website.due_date')

/** Customers see their data for ever, but there is something to do only while a website waits for them, or is still to be sold. */
function fits({ placeholders = [] }: Template, { status }: Situation): boolean {
  const { portal, waitsFor } = STATUS_BEHAVIOUR[status]
  const parts = placeholders.flatMap((name) => PARTS[name] ?? [])
  return parts.every((part) => portal.includes(part)) && (parts.length === 0 || waitsFor === 'customer' || waitsFor === 'sales')
}
