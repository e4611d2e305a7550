import { sql, type SqlBool } from 'kysely'

/** Whether an unassigned mail was put off and is not back yet. */
export const isPutOff = (now: Date) => sql<SqlBool>`coalesce(unassigned_emails.snoozed_until > ${now}, false)`
