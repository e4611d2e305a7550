import {
  partner_website_note,
  partner_website_note_save,
  partner_website_note_versions,
  partner_website_secret_create,
} from '../../../src/contract/server'
import { publicOrigin } from '../publicOrigin'
import { serve } from '../serve'
import { readNote, readNoteVersions, saveNote } from '../websites/note'
import { createSecretLink } from '../websites/secretLinks'

export const noteRoutes = [
  serve(partner_website_note, async ({ services, viewer, params }) => ({ note: await readNote(services, viewer, params.website) })),

  serve(partner_website_note_versions, async ({ services, viewer, params }) => ({
    items: await readNoteVersions(services, viewer, params.website),
  })),

  serve(partner_website_secret_create, ({ c, services, viewer, params, body }) => {
    return createSecretLink(services, viewer, { websiteId: params.website, draft: body, origin: publicOrigin(c) })
  }),

  serve(partner_website_note_save, async ({ c, services, viewer, params, body }) => {
    const websiteId = params.website
    const outcome = await saveNote(services, viewer, websiteId, body)
    const answer = { note: await readNote(services, viewer, websiteId) }
    return outcome === 'stale' ? c.json(answer, 409) : answer
  }),
]
