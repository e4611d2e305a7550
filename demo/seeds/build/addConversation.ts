import { DAY_MS, DEFAULT_LOCALE, type LogLine, STATUSES, statusOrder, toLocale } from '../../../src/model'
import { translator } from '../../kernel/text/translate'
import { logLineText } from '../../../src/i18n/logLineText'
import type { Document } from '../documents'
import type { DataSet, Row } from '../DataSet'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import { WORDS } from '../words'
import { CALLS, INTERNAL_NOTES } from '../words/staff'
import { addFile } from './addFile'
import { addMessage } from './addMessage'
import { addThread } from './addThread'

const t = translator(process.cwd(), DEFAULT_LOCALE)

export interface ConversationPlan {
  partner: Row<'partners'>
  website: Row<'websites'>
  staff: readonly Row<'users'>[]
  /** How many mails the customer wrote. */
  threads: number
  /** Whether the last one still waits for an answer. */
  waiting: boolean
  documents: readonly Document[]
}

/** What was written about a website: mails, calls, notes among colleagues, and what the system noted. */
export function addConversation(set: DataSet, context: SeedContext, plan: ConversationPlan): void {
  addHistory(set, plan)
  for (let nth = 0; nth < plan.threads; nth++) addMail(set, context, plan, nth)
  addInternalMessages(set, context, plan)
}

/** How long ago the website began, in days; messages lie between then and now. */
const ageOf = ({ now }: SeedContext, website: Row<'websites'>): number => (now.getTime() - website.created_at.getTime()) / DAY_MS

function addMail(
  set: DataSet,
  context: SeedContext,
  { partner, website, staff, threads, waiting, documents }: ConversationPlan,
  nth: number,
): void {
  const { ago, random } = context
  const last = nth === threads - 1
  const open = waiting && last
  const days = open ? random.next() * 3 : (ageOf(context, website) * (threads - nth - random.next() * 0.8)) / (threads + 1)
  const question = addThread(set, {
    website,
    thread: itemAt(WORDS[toLocale(website.language)].threads, website.id + nth),
    staff: random.pick(staff),
    asked: ago(days),
    answered: open ? null : ago(days * 0.9),
    source: website.status === 'creation_customer' ? 'feedback' : random.pick(['mail', 'mail', 'portal']),
  })
  const wanted = random.chance(0.35) ? random.int(1, 2) : 0
  for (let file = 0; file < wanted; file++)
    addFile(set, context, { partner, website, message: question, ...itemAt(documents, question.id + file) })
}

function addInternalMessages(set: DataSet, context: SeedContext, { website, staff }: ConversationPlan): void {
  const { ago, day, random } = context
  const age = ageOf(context, website)
  if (random.chance(0.6)) {
    const author = random.pick(staff)
    const message = itemAt(INTERNAL_NOTES, website.id)
    addMessage(set, website, {
      category: 'intern',
      message,
      from_user_id: author.id,
      date: ago(age * random.next()),
      pin: random.chance(0.25),
    })
  }
  if (random.chance(0.5)) {
    const author = random.pick(staff)
    const open = random.chance(0.3)
    const due = open ? day(random.int(-2, 5)) : null
    addMessage(set, website, {
      category: 'call',
      message: itemAt(CALLS, website.id),
      from_user_id: author.id,
      date: ago(age * random.next()),
      done: !open,
      due_date: due,
    })
  }
  if (random.chance(0.4)) {
    const phone = String(website.customer['phone'] ?? '')
    const line = { kind: 'changed', values: { from: `${phone.slice(0, -2)}00`, to: phone } } as const
    addMessage(set, website, {
      category: 'data_changed',
      label: 'customer.phone',
      line,
      message: logLineText(line, { t, locale: t.locale }),
      source: 'portal',
      date: ago(age * random.next()),
    })
  }
}

function addHistory(set: DataSet, { website, staff }: ConversationPlan): void {
  const passed = STATUSES.slice(0, statusOrder(website.status) + 1)
  const span = website.status_date.getTime() - website.created_at.getTime()
  passed.forEach((status, nth) => {
    const date = new Date(website.created_at.getTime() + (span * nth) / Math.max(1, passed.length - 1))
    const line: LogLine =
      nth === 0 ? { kind: 'created', values: {} } : { kind: 'status', values: { from: itemAt(passed, nth - 1), to: status } }
    addMessage(set, website, {
      category: 'system',
      label: nth === 0 ? 'created' : 'status',
      line,
      message: logLineText(line, { t, locale: t.locale }),
      status,
      source: 'system',
      from_user_id: itemAt(staff, nth).id,
      date,
    })
  })
}
