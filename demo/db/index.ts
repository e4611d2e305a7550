export type { OpenDatabase } from './databaseTypes'
export { gatherStatistics, keepStatistics } from '../services/keepStatistics'
export { type DatabaseOptions, openDatabase } from './openDatabase'
export type { Database } from './schema'
