export * from './logLines'
