export type { OpenDatabase } from './databaseTypes'
export { type DatabaseOptions, openDatabase } from './openDatabase'
export type { Database } from './schema'
