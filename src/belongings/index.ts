export { Belongings } from './Belongings'
