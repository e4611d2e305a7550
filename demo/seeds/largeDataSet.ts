import { LOCALES, STATUSES } from '../../src/model'
import { addContract } from './build/addContract'
import { addConversation } from './build/addConversation'
import { addDomains } from './build/addDomains'
import { addEmailTemplates } from './build/addEmailTemplates'
import { addFollows } from './build/addFollows'
import { addMessage } from './build/addMessage'
import { addNotes } from './build/addNotes'
import { addTags } from './build/addTags'
import { addTodos } from './build/addTodos'
import { addVisits } from './build/addVisits'
import { addWebsite } from './build/addWebsite'
import { addWork } from './build/addWork'
import { type DataSet, emptyDataSet, type Row } from './DataSet'
import { attachments, type Document } from './documents'
import { itemAt } from './random'
import type { SeedContext } from './SeedContext'
import { addInbox } from './small/addInbox'
import { addPartners } from './small/addPartners'
import { addPeople } from './small/addPeople'
import { INTERNAL_NOTES, TAG_NAMES } from './words/staff'

const VISITS_PER_DAY = 0.5

interface Size {
  /** Websites of each partner. */
  agency: number
  reseller: number
  second: number
  /** At least so many, on average. */
  messagesPerWebsite: number
}

/** Three big partners with 2,000 websites and 30,000 messages between them. */
export const largeDataSet = (context: SeedContext): Promise<DataSet> =>
  dataSetOf(context, { agency: 1_200, reseller: 500, second: 300, messagesPerWebsite: 15 })

/** One partner with 10,000 websites, whose conversations are over 100,000 messages. */
export const hugeDataSet = (context: SeedContext): Promise<DataSet> =>
  dataSetOf(context, { agency: 10_000, reseller: 0, second: 0, messagesPerWebsite: 0 })

/** The people are those of the small set. */
async function dataSetOf(context: SeedContext, size: Size): Promise<DataSet> {
  const set = emptyDataSet()
  const documents = await attachments()
  const partners = addPartners(set, context)
  const people = await addPeople(set, context, partners)
  const { admin, manager, support, design, editor, secondDesigner } = people.agency
  const messages = size.messagesPerWebsite
  const staff = [design, secondDesigner, editor, support, manager, admin]
  const websites = await addMany(set, context, { partner: partners.agency, staff, websites: size.agency, messages }, documents)
  addTags(set, context, partners.agency, TAG_NAMES, websites)
  addFollows(set, context, websites, [admin, manager, support, design])
  addNotes(set, context, websites, manager)
  addInbox(set, context, partners.agency, websites, documents)
  addEmailTemplates(set, context, partners.agency)
  await addMany(set, context, { partner: partners.reseller, staff: [people.reseller], websites: size.reseller, messages }, documents)
  await addMany(set, context, { partner: partners.second, staff: [people.second], websites: size.second, messages }, documents)
  for (const website of set.websites) {
    addContract(set, context, website)
    addVisits(set, context, website, VISITS_PER_DAY)
  }
  addDomains(set, context)
  return set
}

interface Plan {
  partner: Row<'partners'>
  staff: Row<'users'>[]
  websites: number
  /** Per website, at least, on average. */
  messages: number
}

async function addMany(set: DataSet, context: SeedContext, plan: Plan, documents: readonly Document[]) {
  const { partner, staff } = plan
  const websites: Row<'websites'>[] = []
  for (let nth = 0; nth < plan.websites; nth++) {
    const status = itemAt(STATUSES, nth * 5)
    const person = itemAt(staff, nth)
    const website = await addWebsite(set, context, {
      partner,
      status,
      language: itemAt(LOCALES, nth),
      customer: partner.id * 97 + Math.floor(nth / LOCALES.length),
      assigned: status === 'preparation_done' || nth % 11 === 0 ? null : person,
      sales: itemAt(staff, nth + 1),
      design: person,
      service: itemAt(staff, nth + 2),
      due: nth % 6 === 0 ? null : ((nth * 7) % 60) - 15,
    })
    addConversation(set, context, { partner, website, staff, threads: 1 + (nth % 3), waiting: nth % 9 === 0, documents })
    fillUp(set, context, website, person, set.websites.length * plan.messages)
    addTodos(set, context, website, staff, nth % 4)
    addWork(set, context, website, staff, nth % 3)
    websites.push(website)
  }
  return websites
}

function fillUp(set: DataSet, { ago, random }: SeedContext, website: Row<'websites'>, author: Row<'users'>, wanted: number): void {
  while (set.messages.length < wanted) {
    const message = itemAt(INTERNAL_NOTES, set.messages.length)
    addMessage(set, website, { category: 'intern', message, from_user_id: author.id, date: ago(random.next() * 60) })
  }
}
