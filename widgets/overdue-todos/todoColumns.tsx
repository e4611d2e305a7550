import { Check, Undo2 } from '../../src/ui/icons'
import type { StaffMember, Todo, User } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { daysBetween, type IsoDay, TODO_COLUMNS, TODO_SORTS, type TodoColumn, unreachable } from '../../src/model'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { Badge, type Column, IconButton, PersonName, StatusBadge } from '../../src/ui'
import { HandOver } from './HandOver'
import styles from './todos.module.css'

interface ColumnOptions extends Wording {
  readonly today: IsoDay
  /** Whoever is away today, by their ids. */
  readonly absent: ReadonlyMap<number, StaffMember>
  /** Who is there to take over, whoever has the least to do first. */
  readonly takers: readonly StaffMember[]
  /** Null for those who may not change to-dos. */
  readonly onToggle: ((todo: Todo) => void) | null
  readonly onHandOver: ((todo: Todo, person: StaffMember) => void) | null
}

const WIDTHS: Readonly<Record<TodoColumn, string | undefined>> = {
  from: '15%',
  website: '18%',
  description: undefined,
  websiteStatus: '15%',
  dueDate: '12%',
  to: '16%',
}

/** So that no title or name takes the room of the columns after it. */
const BOUNDS: Readonly<Record<TodoColumn, Pick<Column<Todo>, 'least' | 'most'>>> = {
  from: { least: '72px', most: '190px' },
  website: { least: '120px', most: '280px' },
  description: { least: '140px', most: '520px' },
  websiteStatus: { least: '96px', most: '180px' },
  dueDate: { least: '80px', most: '130px' },
  to: { least: '88px', most: '220px' },
}

/** The columns of spec 9, and the button that finishes a row. */
export function todoColumns(options: ColumnOptions): Column<Todo>[] {
  const { t, onToggle } = options
  const columns = TODO_COLUMNS.map((key) => ({
    key,
    header: t(`overdueTodos.column.${key}`),
    width: WIDTHS[key],
    ...BOUNDS[key],
    isRowHeader: key === 'description',
    sortable: TODO_SORTS.some((field) => field === key),
    cell: (todo: Todo) => cellOf(key, todo, options),
  }))
  if (!onToggle) return columns
  const done = {
    key: 'done',
    header: t('overdueTodos.markDone'),
    hideHeader: true,
    align: 'end' as const,
    cell: (todo: Todo) => (
      <IconButton
        icon={todo.done ? Undo2 : Check}
        size="sm"
        data-row={todo.id}
        data-finished={todo.done || undefined}
        label={t(todo.done ? 'overdueTodos.reopen' : 'overdueTodos.markDoneOf', { description: todo.description })}
        onClick={() => onToggle(todo)}
      />
    ),
  }
  return [...columns, done]
}

/** Whoever stands in is the first to be asked. */
const firstOf = (people: readonly StaffMember[], substitute: User | null) =>
  people.toSorted((a, b) => Number(b.id === substitute?.id) - Number(a.id === substitute?.id))

function cellOf(key: TodoColumn, todo: Todo, { t, formats, today, absent, takers, onHandOver }: ColumnOptions) {
  const { from, website, description, dueDate, to, done } = todo
  switch (key) {
    case 'from':
      return from ? (
        <span className={styles.person}>
          <PersonName person={from} size="xs" />
        </span>
      ) : (
        <span className={styles.quiet}>{t('overdueTodos.automatic')}</span>
      )
    case 'website':
      return website && <WebsiteLink website={website} messageId={todo.messageId} className={styles.link} />
    case 'description':
      return (
        <span className={styles.description} data-done={done || undefined}>
          {description}
        </span>
      )
    case 'websiteStatus':
      return website?.status && <StatusBadge status={website.status} />
    case 'dueDate':
      return dueDate && <DueDate day={dueDate} today={today} t={t} formats={formats} />
    case 'to': {
      const absence = to && absent.get(to.id)
      return to ? (
        <span className={styles.person}>
          <PersonName person={to} size="xs" />
          {absence?.absentUntil && (
            <>
              <Badge tone="warning">{t('overdueTodos.absentUntil', { date: formats.shortDate(absence.absentUntil) })}</Badge>
              {onHandOver && !done && (
                <HandOver todo={todo} people={firstOf(takers, absence.substitute)} onChoose={(person) => onHandOver(todo, person)} />
              )}
            </>
          )}
        </span>
      ) : (
        <span className={styles.quiet}>{t('partner.general.nobody')}</span>
      )
    }
    default:
      return unreachable(key)
  }
}

function DueDate({ day, today, t, formats }: Pick<ColumnOptions, 'today' | 't' | 'formats'> & { day: IsoDay }) {
  const days = daysBetween(day, today)
  return (
    <span className={styles.due} data-late={days > 0 || undefined}>
      {formats.shortDate(day)}
      {days > 0 && <span className={styles.late}>{t('overdueTodos.late', { count: days })}</span>}
    </span>
  )
}
