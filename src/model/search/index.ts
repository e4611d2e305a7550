export { folded } from './folded'
export { searchFor } from './searchFor'
export { searchedNumber } from './searchedNumber'
export { searchPatterns } from './searchPatterns'
