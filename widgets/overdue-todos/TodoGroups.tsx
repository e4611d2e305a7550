import { PartyPopper } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { useAssignableStaffQuery } from '../../src/api'
import { useTodoListQuery } from '../../src/api/todoList'
import type { Todo } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useFormats, useMessages } from '../../src/i18n'
import { useToday } from '../../src/islands'
import { COUNTS_POLL_MS } from '../../src/model'
import { selectUser, useAppSelector } from '../../src/store'
import { Card, CountBadge, EmptyState, FailedState, Pagination, Skeleton, Table } from '../../src/ui'
import { BulkBar } from './BulkBar'
import { groupTodos } from './groups'
import { takers } from './takers'
import { todoColumns } from './todoColumns'
import styles from './todos.module.css'
import { useTodoActions } from './useTodoActions'
import { mayChangeTodos, type TodoView } from './useTodoView'

/** The most rows that a page of the list may have. */
const LIMIT = 100
const NO_TODOS: readonly Todo[] = []
const NOTHING: ReadonlySet<number> = new Set()

interface Props {
  view: TodoView
  onPage: (page: number) => void
}

export function TodoGroups({ view: { scope, withToday, page: pageNumber }, onPage }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const user = useAppSelector(selectUser)
  const [selected, setSelected] = useState(NOTHING)
  const { data: staff = [] } = useAssignableStaffQuery()
  const { data, error, isFetching, refetch } = useTodoListQuery(
    { scope, done: '0', sort: 'dueDate', limit: LIMIT, page: pageNumber, ...(!withToday && { overdue: '1' as const }) },
    { refetchOnMountOrArgChange: true, pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true },
  )
  const pages = data?.pagination.pages ?? pageNumber
  const goTo = useEffectEvent(onPage)
  // The last page goes with its last row.
  useEffect(() => {
    if (pageNumber > pages) goTo(pages)
  }, [pageNumber, pages])
  const { shown, finish, reopen, change } = useTodoActions(data?.items ?? NO_TODOS)
  const today = useToday()
  const groups = groupTodos(shown, today)
  const chosen = shown.filter(({ id, done }) => selected.has(id) && !done)
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

  const failure = error && toErrorObject(error)
  if (!data && failure && !isFetching) return <FailedState message={t(failure.message, failure.values)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="240px" />
  if (groups.length === 0) return <EmptyState icon={PartyPopper} title={t('todos.empty')} description={t('todos.empty.hint')} />
  return (
    // The buttons in it have the focus, which goes on to the next row.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={styles.groups} onClick={focusNextRow}>
      {groups.map(({ group, todos }) => (
        <Card
          key={group}
          flush
          title={
            <span className={styles.group}>
              {t(`todos.group.${group}`)}
              <CountBadge count={todos.length} />
            </span>
          }
        >
          <Table
            caption={t(`todos.group.${group}`)}
            columns={columns}
            rows={todos}
            rowKey={({ id }) => id}
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
      <Pagination page={pageNumber} pages={data.pagination.pages} onPage={onPage} />
      {chosen.length > 0 && (
        <BulkBar
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

/** A row that was finished leaves; whoever works by keyboard goes on with the next (OT-04). */
function focusNextRow(event: MouseEvent<HTMLElement>): void {
  const button = event.detail === 0 && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
  if (!button) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  buttons[buttons.indexOf(button) + 1]?.focus()
}
