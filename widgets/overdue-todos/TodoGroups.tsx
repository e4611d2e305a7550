import { PartyPopper } from '../../src/ui/icons'
import { useState } from 'react'
import { useAssignableStaffQuery } from '../../src/api/staff'
import type { Todo } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useToday } from '../../src/islands'
import { staffState } from '../../src/model'
import { LoadFailure } from '../../src/parts/submit'
import { selectUser, useAppSelector } from '../../src/store'
import { Card, CountBadge, EmptyState, Pagination, Skeleton, Stack, Table, useViewOnly } from '../../src/ui'
import { TodoBar } from './TodoBar'
import { groupTodos } from './groups'
import { takers } from './takers'
import { todoColumns } from './todoColumns'
import styles from './todos.module.css'
import { useRowFocus } from './useRowFocus'
import { useTodoActions } from './useTodoActions'
import { useTodoPage } from './useTodoPage'
import { mayChangeTodos, type TodoView } from './useTodoView'

const NO_TODOS: readonly Todo[] = []
const NOTHING: ReadonlySet<number> = new Set()

interface Props {
  view: TodoView
  onChange: (change: Partial<TodoView>) => void
}

export function TodoGroups({ view, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const user = useAppSelector(selectUser)
  const [selected, setSelected] = useState(NOTHING)
  const { data: staff = [] } = useAssignableStaffQuery()
  const { data, error, isFetching, refetch, pages } = useTodoPage(view, (page) => onChange({ page }))
  const { shown, finish, reopen, change } = useTodoActions(data?.items ?? NO_TODOS)
  const today = useToday()
  const groups = groupTodos(shown, today)
  const chosen = groups.flatMap(({ todos }) => todos).filter(({ id, done }) => selected.has(id) && !done)
  const absent = new Map(staff.flatMap((person) => (staffState(person, today) === 'absent' ? [[person.id, person]] : [])))
  const isViewOnly = useViewOnly() !== undefined
  const canChange = !isViewOnly && mayChangeTodos(user?.roles ?? [])
  const columns = todoColumns({
    t,
    formats,
    today,
    absent,
    takers: takers(staff, today),
    onHandOver: canChange ? (todo, to) => void change([todo], { to }) : null,
    onToggle: canChange ? (todo) => (todo.done ? reopen(todo) : void finish([todo])) : null,
  })

  const hasBar = chosen.length > 0
  const { rows, focusNextRow } = useRowFocus(hasBar)

  if (!data && error && !isFetching) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="240px" />
  if (groups.length === 0)
    return <EmptyState icon={PartyPopper} title={t('overdueTodos.empty')} description={t('overdueTodos.empty.hint')} />
  return (
    // The buttons in it have the focus, which goes on to the next row.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <Stack ref={rows} onClick={focusNextRow}>
      {groups.map(({ group, todos }) => (
        <Card
          key={group}
          flush
          title={
            <span className={styles.group}>
              {t(`overdueTodos.group.${group}`)}
              <CountBadge count={pages > 1 ? (data.due[group] ?? todos.length) : todos.length} max={Number.POSITIVE_INFINITY} />
            </span>
          }
        >
          <Table
            caption={t(`overdueTodos.group.${group}`)}
            columns={columns}
            rows={todos}
            rowKey={({ id }) => id}
            sort={view.sort}
            onSort={(next) => onChange({ sort: next })}
            cards
            selection={
              canChange
                ? {
                    selected,
                    onChange: setSelected,
                    rowLabel: ({ description }) => t('overdueTodos.select', { description }),
                  }
                : undefined
            }
          />
        </Card>
      ))}
      <Pagination page={view.page} pages={data.pagination.pages} onPage={(page) => onChange({ page })} />
      {hasBar && (
        <TodoBar
          todos={chosen}
          today={today}
          staff={staff}
          onDone={() => void finish(chosen).then(() => setSelected(NOTHING))}
          onChange={(next) => void change(chosen, next)}
          onClear={() => setSelected(NOTHING)}
        />
      )}
    </Stack>
  )
}
