import { useToggleTodoMutation } from '../../api/todos'
import type { Todo } from '../../contract'
import { useKeptAttempt } from '../recentActions'

/** Ticks a to-do of a website or opens it again: shown at once, with Undo. `text` says what was done, translated. */
export function useToggleTodo(websiteId: number): (todo: Todo, text: string) => void {
  const keptAttempt = useKeptAttempt()
  const [toggle] = useToggleTodoMutation()
  return (todo, text) => {
    const { id, done } = todo
    void keptAttempt({
      run: () => toggle({ websiteId, id, done: !done }).unwrap(),
      text,
      undo: () => toggle({ websiteId, id, done }).unwrap(),
      kept: (undos) => undos.todoUndo([todo], { done: !done }),
    })
  }
}
