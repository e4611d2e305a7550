import type { News } from '../../kernel/News'

interface Written {
  id: number
  websiteId: number
  category: string
  subject: string
  /** Null when it was the customer. */
  by?: null
}

/** A message of the log that somebody wrote, whichever way it came. */
export const newsOfMessage = ({ id, websiteId, category, subject, ...actor }: Written): News => ({
  webhooks: [{ event: 'log_created', websiteId, data: { id, category, subject }, ...actor }],
  publish: [{ kind: 'message', websiteId }],
})
