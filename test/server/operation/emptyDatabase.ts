import { createDatabase } from '../support/createDatabase'

/** A new database on the PostgreSQL of `npm run test:operation`; answers with its address. */
export function emptyDatabase(): Promise<string> {
  const postgres = process.env.PARTNER_POSTGRES
  if (!postgres) throw new Error('PARTNER_POSTGRES names no PostgreSQL: npm run test:operation starts one.')
  return createDatabase(postgres)
}
