import type { api_website_customer_export, WrittenAnswer } from '../../../src/contract/server'
import type { Services, Viewer } from '../../kernel/context'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { changeMessages, customerRemarks, exchangedMessages, exchangedFiles } from './personalRecords'

type Answer = WrittenAnswer<typeof api_website_customer_export>

/** Everything that is known about the customer of a website; the log keeps that somebody took it. */
export function exportPerson(services: Services, viewer: Viewer, websiteId: number): Promise<Answer> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const now = services.clock.now()
    const addresses = await db
      .selectFrom('customer_addresses')
      .select('email')
      .where('website_id', '=', websiteId)
      .orderBy('email')
      .execute()
    const wishes = await db.selectFrom('wishes').selectAll().where('website_id', '=', websiteId).orderBy('page').execute()
    const files = await exchangedFiles(db, websiteId)
      .select(['files.name', 'files.bytes', 'files.created_at', 'files.message_id'])
      .orderBy('files.id')
      .execute()
    const messages = await exchangedMessages(db, websiteId).selectAll().orderBy('date').orderBy('id').execute()
    const changes = await changeMessages(db, websiteId).select(['date', 'label', 'message']).orderBy('id').execute()
    const remarks = await customerRemarks(db, websiteId).select(['todos.created_at', 'todos.description']).orderBy('todos.id').execute()
    const exported = new Set<number | null>(messages.map(({ id }) => id))
    const document = {
      website: { id: website.id, title: website.title },
      exportedAt: now.toISOString(),
      customer: website.customer,
      contact: website.contact,
      addresses: addresses.map(({ email }) => email),
      wishes: wishes.map(({ page, answers, updated_at }) => ({ page, answers, updatedAt: updated_at.toISOString() })),
      messages: messages.map(({ id, date, category, subject, message, from_name, from_email, to_name, to_email }) => ({
        date: date.toISOString(),
        category,
        subject,
        message,
        from: correspondent(from_name, from_email),
        to: correspondent(to_name, to_email),
        files: files.filter(({ message_id }) => message_id === id).map(({ name }) => name),
      })),
      remarks: remarks.map(({ created_at, description }) => ({ date: created_at.toISOString(), remark: description })),
      changes: changes.map(({ date, label, message }) => ({ date: date.toISOString(), field: label, change: message })),
      files: files
        .filter(({ message_id }) => !exported.has(message_id))
        .map(({ name, bytes, created_at }) => ({ name, bytes, createdAt: created_at.toISOString() })),
      visits: {
        invitedAt: instant(website.customer_invited_at),
        visitedAt: instant(website.portal_visited_at),
        activeAt: instant(website.customer_active_at),
      },
    }
    return { changed: document, log: [{ website, line: { kind: 'person.exported', values: {} } }] }
  })
}

const correspondent = (name: string | null, email: string | null): string => (name && email ? `${name} <${email}>` : (name ?? email ?? ''))

const instant = (date: Date | null): string | null => date?.toISOString() ?? null
