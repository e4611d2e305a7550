export * from './kinds'
export * from './lateDays'
export * from './nextReach'
export * from './points'
