export { useToggleTodo } from './useToggleTodo'
