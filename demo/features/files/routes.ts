import { partner_file_original, partner_website_files } from '../../../src/contract/server'
import { scopeOf } from '../../access/scope'
import { findFile } from '../../db/queries/files'
import { sendFile } from '../../kernel/sendFile'
import { serve } from '../../kernel/serve'
import { listFiles } from './listFiles'

export const filesRoutes = [
  serve(partner_file_original, async ({ c, services, viewer, params }) => {
    const id = params.file
    const file = Number.isInteger(id) ? await findFile(services.db, id, scopeOf(viewer)) : undefined
    return sendFile(c, file)
  }),

  serve(partner_website_files, ({ services, params, query }) => listFiles(services, params.website, query)),
]
