import { addContract } from './build/addContract'
import { addDomains } from './build/addDomains'
import { addEmailTemplates } from './build/addEmailTemplates'
import { addFollows } from './build/addFollows'
import { addNotes } from './build/addNotes'
import { addOffers, addSubscription } from './build/addPlans'
import { addTags } from './build/addTags'
import { addVisits } from './build/addVisits'
import { type DataSet, emptyDataSet } from './DataSet'
import { attachments } from './documents'
import type { SeedContext } from './SeedContext'
import { addAgencyWebsites } from './small/addAgencyWebsites'
import { addInbox } from './small/addInbox'
import { addOtherWebsites } from './small/addOtherWebsites'
import { addPartners } from './small/addPartners'
import { addPeople } from './small/addPeople'
import { TAG_NAMES } from './words/staff'

const VISITS_PER_DAY = 8

/** What a busy agency looks like on a Tuesday, and three smaller partners beside it. */
export async function smallDataSet(context: SeedContext): Promise<DataSet> {
  const set = emptyDataSet()
  const documents = await attachments()
  const partners = addPartners(set, context)
  const people = await addPeople(set, context, partners)
  const { admin, manager, support, design } = people.agency
  const websites = await addAgencyWebsites(set, context, partners.agency, people.agency, documents)
  addTags(set, context, partners.agency, TAG_NAMES, websites)
  addFollows(set, context, websites, [admin, manager, support, design])
  addNotes(set, context, websites, manager)
  addInbox(set, context, partners.agency, websites, documents)
  addEmailTemplates(set, context, partners.agency)
  await addOtherWebsites(set, context, { partner: partners.reseller, person: people.reseller, language: 'de', count: 8, documents })
  await addOtherWebsites(set, context, {
    partner: partners.resellerCustomer,
    person: people.resellerCustomer,
    language: 'en',
    count: 5,
    documents,
  })
  await addOtherWebsites(set, context, { partner: partners.second, person: people.second, language: 'fr', count: 6, documents })
  for (const partner of partners.clients)
    await addOtherWebsites(set, context, { partner, person: people.reseller, language: 'sv', count: 2, documents })
  addOffers(set, context)
  addSubscription(set, context, partners.agency)
  addSubscription(set, context, partners.reseller)
  for (const website of set.websites) {
    addContract(set, context, website)
    addVisits(set, context, website, VISITS_PER_DAY)
  }
  addDomains(set, context)
  return set
}
