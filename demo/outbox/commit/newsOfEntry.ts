import type { News } from '../../kernel/News'

interface Entry {
  id: number
  websiteId: number
  category: string
  subject: string
  /** Null when it was the customer. */
  by?: null
}

/** An entry of the log that somebody wrote, whichever way it came. */
export const newsOfEntry = ({ id, websiteId, category, subject, ...actor }: Entry): News => ({
  webhooks: [{ event: 'log_created', websiteId, data: { id, category, subject }, ...actor }],
  publish: [{ kind: 'message', websiteId }],
})
