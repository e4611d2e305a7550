export { folded } from './folded'
export { searchFor } from './searchFor'
export { searchPatterns } from './searchPatterns'
