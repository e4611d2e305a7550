import { type Expression, sql } from 'kysely'

/** The order of an alphabet, as on the client. Databases that compare bytes have "anna" and "Ärzte" after "Zebra". */
export const alphabetical = (text: Expression<unknown>) => sql<string>`${text} collate "und-x-icu"`
