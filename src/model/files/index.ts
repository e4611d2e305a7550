export * from './csv'
export * from './files'
export * from './limits'
export * from './pixelsOf'
