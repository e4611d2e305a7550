export * from './kinds'
export * from './lateDays'
export * from './scopeInNext'
export * from './points'
