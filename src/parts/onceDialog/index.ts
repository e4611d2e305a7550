export { OnceDialog } from './OnceDialog'
