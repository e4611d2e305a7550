export { type NextList, prepareNext, useNextQuery } from './next'
