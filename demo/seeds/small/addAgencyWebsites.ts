import { isLead, LOCALES, type Locale, type Status, statusOrder } from '../../../src/model'
import { addBranches } from '../build/addBranches'
import { addConversation } from '../build/addConversation'
import { addTodos } from '../build/addTodos'
import { addWebsite } from '../build/addWebsite'
import { addWork } from '../build/addWork'
import type { DataSet, Row } from '../DataSet'
import type { Document } from '../documents'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'
import type { People } from './addPeople'

/** How many of the forty websites are in each status. */
const SHARE: readonly (readonly [Status, number])[] = [
  ['lead_preparation', 2],
  ['lead_interest', 3],
  ['preparation', 5],
  ['preparation_check', 2],
  ['preparation_done', 3],
  ['creation', 5],
  ['creation_check', 2],
  ['creation_customer', 5],
  ['creation_rework', 2],
  ['creation_done', 2],
  ['change', 2],
  ['done', 6],
  ['redesign', 1],
]
/** Days from today: some late, some due today, some without a date. */
const DUE = [4, -2, 9, 0, 16, -9, 23, 2, 12, null, 6, -1, 30]
/** Every second customer writes German. */
const LANGUAGES: readonly Locale[] = LOCALES.filter((locale) => locale !== 'de').flatMap((locale) => ['de', locale])

/** The forty websites of the agency and two templates, each with its mails, to-dos and hours. */
export async function addAgencyWebsites(
  set: DataSet,
  context: SeedContext,
  partner: Row<'partners'>,
  people: People['agency'],
  documents: readonly Document[],
) {
  const websites: Row<'websites'>[] = []
  const statuses = SHARE.flatMap(([status, count]) => Array<Status>(count).fill(status))
  for (const [nth, status] of statuses.entries()) {
    const website = await addWebsite(set, context, {
      partner,
      status,
      language: itemAt(LANGUAGES, nth),
      customer: nth >> 1,
      assigned: assignee(status, nth, people),
      sales: people.sales,
      design: itemAt([people.design, people.secondDesigner], nth),
      service: people.support,
      due: itemAt(DUE, nth),
    })
    addContent(set, context, website, partner, people, documents, nth)
    websites.push(website)
  }
  for (const language of ['en', 'de'] as const) {
    await addWebsite(set, context, {
      partner,
      status: 'preparation',
      language,
      customer: 30,
      assigned: null,
      sales: people.sales,
      design: people.design,
      service: people.support,
      due: null,
      template: true,
    })
  }
  return websites
}

function addContent(
  set: DataSet,
  context: SeedContext,
  website: Row<'websites'>,
  partner: Row<'partners'>,
  people: People['agency'],
  documents: readonly Document[],
  nth: number,
) {
  const staff = [people.admin, people.support, people.manager, people.design, people.editor, people.secondDesigner]
  const lead = isLead(website.status)
  addConversation(set, context, { partner, website, staff, threads: lead ? 1 : 2 + (nth % 4), waiting: nth % 3 === 0, documents })
  if (statusOrder(website.status) >= statusOrder('creation')) addBranches(set, context, website)
  addTodos(set, context, website, staff, lead ? 1 : nth % 5)
  addWork(set, context, website, staff, statusOrder(website.status) >= statusOrder('creation') ? 2 + (nth % 6) : 0)
}

// What waits to be assigned belongs to nobody, what is designed to a designer, leads to sales.
function assignee(status: Status, nth: number, people: People['agency']): Row<'users'> | null {
  if (status === 'preparation_done') return nth % 3 === 0 ? people.secondDesigner : null
  if (isLead(status)) return nth % 2 === 0 ? people.sales : null
  if (status.startsWith('preparation')) return itemAt([people.support, people.editor, people.manager, people.admin], nth)
  if (status === 'done') return itemAt([people.support, null, people.editor], nth)
  return itemAt([people.design, people.secondDesigner, people.editor, people.secondEditor, people.manager], nth)
}
