import { refreshLists } from '../../src/api/call'
import { useServerEvents } from '../../src/api/shell'
import { useMessages } from '../../src/i18n'
import { TODO_SCOPES } from '../../src/model'
import { useAppDispatch, useDocumentTitle } from '../../src/store'
import { FilterBar, PageHead, Screen, Select, Switch } from '../../src/ui'
import { TodoGroups } from './TodoGroups'
import styles from './todos.module.css'
import { useTodoView } from './useTodoView'

/** To-dos whose day has passed (spec 2.5). */
export function OverdueTodosScreen() {
  const t = useMessages()
  const [view, change] = useTodoView()
  const dispatch = useAppDispatch()
  useDocumentTitle(t('view.overdue-todos'))
  useServerEvents(({ kinds, isGap }) => {
    if (isGap || kinds.has('todo')) dispatch(refreshLists('WebsiteTodos'))
  })
  return (
    <Screen>
      <PageHead title={t('view.overdue-todos')} />
      <FilterBar>
        <div className={styles.scope}>
          <Select
            label={t('overdueTodos.scope')}
            options={TODO_SCOPES.map((scope) => ({ value: scope, label: t(`overdueTodos.scope.${scope}`) }))}
            value={view.scope}
            onChange={(value) => change({ scope: TODO_SCOPES.find((scope) => scope === value) ?? 'to_me' })}
          />
        </div>
        <Switch label={t('overdueTodos.withToday')} checked={view.withToday} onChange={(withToday) => change({ withToday })} />
      </FilterBar>
      <TodoGroups key={view.scope} view={view} onChange={change} />
    </Screen>
  )
}
