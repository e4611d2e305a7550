export * from './fieldTypes'
export * from './limits'
