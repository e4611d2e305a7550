import type { StatusTodo } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { PersonSelect } from '../../../src/parts/people'
import { selectUsers, useAppSelector } from '../../../src/store'
import { FieldRow, NumberField } from '../../../src/ui'

interface Props {
  todos: readonly StatusTodo[]
  onChange: (todos: StatusTodo[]) => void
}

/** Who does each of the to-dos, and how many days after the website got there. */
export default function TodoPlan({ todos, onChange }: Props) {
  const t = useMessages()
  const people = useAppSelector(selectUsers)
  const set = (nth: number, change: Partial<StatusTodo>) => onChange(todos.map((todo, at) => (at === nth ? { ...todo, ...change } : todo)))
  return (
    <>
      {todos.map(({ description, to, days }, nth) =>
        description.trim() ? (
          // Lines may say the same twice; their place is what they are known by.
          <FieldRow key={nth}>
            <PersonSelect
              label={t('settings.todos.to', { todo: description })}
              placeholder={t('settings.todos.inCharge')}
              people={people}
              value={to === null ? '' : String(to)}
              onChange={(value) => set(nth, { to: value ? Number(value) : null })}
            />
            <NumberField
              label={t('settings.todos.days', { todo: description })}
              min={0}
              max={365}
              value={days}
              onChange={(value) => set(nth, { days: value })}
            />
          </FieldRow>
        ) : null,
      )}
    </>
  )
}
