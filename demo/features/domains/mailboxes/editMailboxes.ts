import { checkLimit } from '../../../access/checkLimit'
import { problemOfNewPassword } from '../../../access/signIn/newPassword'
import { isMailboxName } from '../../../../src/model'
import type { api_partner_mailbox_create, ReadBody } from '../../../../src/contract/server'
import { addMailboxFolders } from '../../../db/writers/addMailboxFolders'
import { notifyMailbox } from '../../../db/queries/mailboxes'
import type { Services, Viewer } from '../../../kernel/context'
import { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { forgetContent, hashPassword } from '../../../services'
import { type DomainEdit, editDomain } from '../edit/editDomain'
import { findDomainRow } from '../row/domainRows'
import { refuseField } from '../row/refuse'
import { dropMailboxes } from './dropMailboxes'
import { addressOf, mailboxOf } from './listMailboxes'

type Draft = ReadBody<typeof api_partner_mailbox_create>

interface Place {
  domainId: number
  t: Translate
}

type Named = Place & { id: number }

/** Makes a mailbox at a domain that somebody has shown to be theirs. Answers its id. */
export async function createMailbox(
  services: Services,
  viewer: Viewer,
  { domainId, draft: { name, password }, t }: Place & { draft: Draft },
): Promise<number> {
  const domain = await findDomainRow(services, viewer, { id: domainId, action: 'manage_domains' })
  if (!domain.proven_at) throw refuseField('name', 'domain.reason.unproven', t)
  if (!isMailboxName(name)) throw refuseField('name', 'mailbox.error.name', t)
  const address = addressOf(name, domain)
  const password_hash = await newHash(password, { address, before: null, t })
  let made = 0
  await editDomain(services, viewer, { id: domainId }, async (edit) => {
    const { db, now } = edit
    await checkLimit(db, viewer.partner_id, 'mailboxes')
    const row = await db
      .insertInto('mailboxes')
      .values({ domain_id: domainId, name, password_hash, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw refuseField('name', 'mailbox.error.taken', t)
    await addMailboxFolders(db, row.id, now)
    await noteEdit(edit, 'created', name)
    made = row.id
  })
  return made
}

/** Whoever is in with the old password has to sign in again. */
export async function changeMailboxPassword(
  services: Services,
  viewer: Viewer,
  { domainId, id, password, t }: Named & { password: string },
): Promise<void> {
  const domain = await findDomainRow(services, viewer, { id: domainId, action: 'manage_domains' })
  const mailbox = await mailboxOf(services.db, domainId, id)
  if (!mailbox) throw new HttpError(404, 'refusal.notFound')
  const address = addressOf(mailbox.name, domain)
  const password_hash = await newHash(password, { address, before: mailbox.password_hash, t })
  await editDomain(services, viewer, { id: domainId }, async (edit) => {
    await edit.db.updateTable('mailboxes').set({ password_hash }).where('id', '=', id).execute()
    await notifyMailbox(edit.db, 'end', id)
    await noteEdit(edit, 'password', mailbox.name)
  })
}

/** With every mail in it. */
export async function removeMailbox(services: Services, viewer: Viewer, { domainId, id }: Omit<Named, 't'>): Promise<void> {
  let contents: string[] = []
  await editDomain(services, viewer, { id: domainId }, async (edit) => {
    const mailbox = await mailboxOf(edit.db, domainId, id)
    if (!mailbox) throw new HttpError(404, 'refusal.notFound')
    contents = await dropMailboxes(edit.db, { domainId, id })
    await noteEdit(edit, 'removed', mailbox.name)
  })
  await forgetContent(services, contents)
}

async function newHash(
  password: string,
  { address, before, t }: { address: string; before: string | null; t: Translate },
): Promise<string> {
  const problem = await problemOfNewPassword(password, { email: address, password_hash: before })
  if (problem) throw refuseField('password', problem, t)
  return hashPassword(password)
}

/** The log of the domain's website, and of what was done at the partner. */
async function noteEdit({ row, log, addNews }: DomainEdit, what: 'created' | 'password' | 'removed', name: string): Promise<void> {
  await log({ kind: `domain.mailbox.${what}`, values: { domain: row.unicode_name, name } })
  addNews({ audit: [{ action: `mailbox.${what}`, subject: addressOf(name, row) }] })
}
