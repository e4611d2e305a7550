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

const MESSAGES_PER_WEBSITE = 15
const VISITS_PER_DAY = 0.5

/** Three big partners with 2,000 websites and 30,000 messages between them; the people are those of the small set. */
export async function largeDataSet(context: SeedContext): Promise<DataSet> {
  const set = emptyDataSet()
  const documents = await attachments()
  const partners = addPartners(set, context)
  const people = await addPeople(set, context, partners)
  const { admin, manager, support, design, editor, secondDesigner } = people.agency
  const websites = await addMany(set, context, partners.agency, [design, secondDesigner, editor, support, manager, admin], 1_200, documents)
  addTags(set, context, partners.agency, TAG_NAMES, websites)
  addFollows(set, context, websites, [admin, manager, support, design])
  addNotes(set, context, websites, manager)
  addInbox(set, context, partners.agency, websites, documents)
  addEmailTemplates(set, context, partners.agency)
  await addMany(set, context, partners.reseller, [people.reseller], 500, documents)
  await addMany(set, context, partners.second, [people.second], 300, documents)
  for (const website of set.websites) {
    addContract(set, context, website)
    addVisits(set, context, website, VISITS_PER_DAY)
  }
  addDomains(set, context)
  return set
}

async function addMany(
  set: DataSet,
  context: SeedContext,
  partner: Row<'partners'>,
  staff: Row<'users'>[],
  count: number,
  documents: readonly Document[],
) {
  const websites: Row<'websites'>[] = []
  for (let nth = 0; nth < count; nth++) {
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
    fillUp(set, context, website, person)
    addTodos(set, context, website, staff, nth % 4)
    addWork(set, context, website, staff, nth % 3)
    websites.push(website)
  }
  return websites
}

function fillUp(set: DataSet, { ago, random }: SeedContext, website: Row<'websites'>, author: Row<'users'>): void {
  while (set.messages.length < set.websites.length * MESSAGES_PER_WEBSITE) {
    const message = itemAt(INTERNAL_NOTES, set.messages.length)
    addMessage(set, website, { category: 'intern', message, from_user_id: author.id, date: ago(random.next() * 60) })
  }
}
