export { readText } from './readText'
