export { prepareNext, useNextQuery } from './next'
