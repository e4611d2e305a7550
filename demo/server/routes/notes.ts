import { partner_website_note, partner_website_note_save, partner_website_note_versions } from '../../../src/contract'
import { HttpError } from '../HttpError'
import { serve } from '../serve'
import { readNote, readNoteVersions, saveNote } from '../websites/note'

export const noteRoutes = [
  serve(partner_website_note, async ({ services, viewer, params }) => ({ note: await readNote(services, viewer, Number(params.website)) })),

  serve(partner_website_note_versions, async ({ services, viewer, params }) => ({
    items: await readNoteVersions(services, viewer, Number(params.website)),
  })),

  serve(partner_website_note_save, async ({ c, services, viewer, params, body }) => {
    if (!body) throw new HttpError(400, 'refusal.body')
    const websiteId = Number(params.website)
    const outcome = await saveNote(services, viewer, websiteId, body)
    const answer = { note: await readNote(services, viewer, websiteId) }
    return outcome === 'stale' ? c.json(answer, 409) : answer
  }),
]
