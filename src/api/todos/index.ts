export { useTodoListQuery } from './todoList'
export {
  changeTodos,
  prepareTodos,
  useCreateTodoMutation,
  useCreateTodosMutation,
  useDeleteTodoMutation,
  useEditTodoMutation,
  useTodosQuery,
  useToggleTodoMutation,
} from './todos'
export { todoUndo } from './todoUndo'
