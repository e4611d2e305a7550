import type { ColumnType } from 'kysely'

/** JSON that the database fills with something empty where nothing is given. */
export type JSONGenerated<Value extends object> = ColumnType<Value, string | undefined, string>
