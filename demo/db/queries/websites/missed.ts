import { sql } from 'kysely'

/** Mails that are over and have not reached everybody. */
export const hasMissed = (mail: string) => sql<boolean>`${sql.ref(`${mail}.state`)} in ('bounced', 'failed', 'suppressed')`

/** Whom a mail has not reached that others have got; nobody, where that is said by its state alone. */
export const missedOf = (mail: string) => sql<string[]>`case
  when ${hasMissed(mail)} and ${sql.ref(`${mail}.accepted`)} <> '{}' then array(
    select addressee.email
    from jsonb_to_recordset(${sql.ref(`${mail}.recipients`)} || ${sql.ref(`${mail}.cc`)} || ${sql.ref(`${mail}.bcc`)}) as addressee (email text)
    where addressee.email <> all (${sql.ref(`${mail}.accepted`)})
  )
  else '{}' end`
