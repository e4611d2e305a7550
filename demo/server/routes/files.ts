import { partner_file_original } from '../../../src/contract/server'
import { may } from '../../../src/model'
import { findFile } from '../../db/queries/files'
import { sendFile } from '../sendFile'
import { serve } from '../serve'

export const fileRoutes = [
  serve(partner_file_original, async ({ c, services, viewer, params }) => {
    const id = params.file
    const reach = { userId: viewer.user_id, partnerId: viewer.partner_id, scope: may('see_websites', viewer.roles) }
    const file = Number.isInteger(id) ? await findFile(services.db, id, reach) : undefined
    return sendFile(c, file)
  }),
]
