export { CheckedLink } from './CheckedLink'
