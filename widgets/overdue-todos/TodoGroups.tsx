import { PartyPopper } from '../../src/ui/icons'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAssignableStaffQuery } from '../../src/api/staff'
import { useTodoListQuery } from '../../src/api/todos'
import type { Todo } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland, useToday } from '../../src/islands'
import { COUNTS_POLL_MS } from '../../src/model'
import { selectUser, useAppSelector } from '../../src/store'
import { Card, CountBadge, EmptyState, FailedState, Pagination, Skeleton, Table } from '../../src/ui'
import { TodoBar } from './TodoBar'
import { groupTodos } from './groups'
import { takers } from './takers'
import { todoColumns } from './todoColumns'
import styles from './todos.module.css'
import { useTodoActions } from './useTodoActions'
import { mayChangeTodos, type TodoView } from './useTodoView'

/** The most rows that a page of the list may have. */
const LIMIT = 100
const NO_TODOS: readonly Todo[] = []
const OPEN_ROW = '[data-row]:not([data-finished])'
const NOTHING: ReadonlySet<number> = new Set()

interface Props {
  view: TodoView
  onChange: (change: Partial<TodoView>) => void
}

export function TodoGroups({ view: { scope, withToday, sort, page: pageNumber }, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const user = useAppSelector(selectUser)
  const [selected, setSelected] = useState(NOTHING)
  const { data: staff = [] } = useAssignableStaffQuery()
  const { data, error, isFetching, refetch } = useTodoListQuery(
    { scope, overdue: '1', today: withToday ? '1' : '0', sort, limit: LIMIT, page: pageNumber },
    { refetchOnMountOrArgChange: true, pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true },
  )
  const pages = data?.pagination.pages ?? pageNumber
  const goTo = useEffectEvent((page: number) => onChange({ page }))
  // The last page goes with its last row.
  useEffect(() => {
    if (pageNumber > pages) goTo(pages)
  }, [pageNumber, pages])
  const { root } = useIsland()
  const rows = useRef<HTMLDivElement>(null)
  const { shown, finish, reopen, change } = useTodoActions(data?.items ?? NO_TODOS)
  const today = useToday()
  const groups = groupTodos(shown, today)
  const chosen = groups.flatMap(({ todos }) => todos).filter(({ id, done }) => selected.has(id) && !done)
  const absences = new Map(staff.flatMap(({ id, absentUntil }) => (absentUntil ? [[id, absentUntil]] : [])))
  const canChange = mayChangeTodos(user?.roles ?? [])
  const columns = todoColumns({
    t,
    formats,
    today,
    absences,
    takers: takers(staff, today),
    onHandOver: canChange ? (todo, to) => void change([todo], { to }) : null,
    onToggle: canChange ? (todo) => (todo.done ? reopen(todo) : void finish([todo])) : null,
  })

  const hasBar = chosen.length > 0
  // The bar leaves with what was selected; the focus that it had goes on to the rows.
  useEffect(() => {
    const list = rows.current
    if (!hasBar) return undefined
    return () => {
      if (!root.activeElement) list?.querySelector<HTMLElement>(OPEN_ROW)?.focus()
    }
  }, [hasBar, root])

  const failure = error && toErrorObject(error)
  if (!data && failure && !isFetching) return <FailedState message={t(failure.message, failure.values)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="240px" />
  if (groups.length === 0) return <EmptyState icon={PartyPopper} title={t('todos.empty')} description={t('todos.empty.hint')} />
  return (
    // The buttons in it have the focus, which goes on to the next row.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={rows} className={styles.groups} onClick={focusNextRow}>
      {groups.map(({ group, todos }) => (
        <Card
          key={group}
          flush
          title={
            <span className={styles.group}>
              {t(`todos.group.${group}`)}
              <CountBadge count={pages > 1 ? (data.due[group] ?? todos.length) : todos.length} max={Number.POSITIVE_INFINITY} />
            </span>
          }
        >
          <Table
            caption={t(`todos.group.${group}`)}
            columns={columns}
            rows={todos}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(next) => onChange({ sort: next })}
            cards
            selection={
              canChange
                ? {
                    selected,
                    onChange: setSelected,
                    rowLabel: ({ description }) => t('todos.select', { description }),
                  }
                : undefined
            }
          />
        </Card>
      ))}
      <Pagination page={pageNumber} pages={data.pagination.pages} onPage={(page) => onChange({ page })} />
      {hasBar && (
        <TodoBar
          todos={chosen}
          today={today}
          staff={staff}
          onDone={() => void finish(chosen).then(() => setSelected(NOTHING))}
          onChange={(wish) => void change(chosen, wish)}
          onClear={() => setSelected(NOTHING)}
        />
      )}
    </div>
  )
}

/** A row that was finished leaves; the work goes on with the next that is open, after the last with the one before (OT-04). */
function focusNextRow({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!button || button.hasAttribute('data-finished')) return
  const open = [...currentTarget.querySelectorAll<HTMLElement>(OPEN_ROW)]
  const place = open.indexOf(button)
  const next = open[place + 1] ?? open[place - 1]
  next?.focus()
}
