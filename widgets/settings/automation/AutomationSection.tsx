import { useValidationSimulationQuery } from '../../../src/api/account'
import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isStatus, STATUSES, VALIDATION_FLAGS, type ValidationFlag } from '../../../src/model'
import { Checkbox, Stack, TextArea } from '../../../src/ui'
import { lazyPart } from '../../../src/islands'
import { Disclosure } from '../form/Disclosure'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import { useSection } from '../form/useSection'
import styles from '../shared/settings.module.css'
import { SimulationResult } from './SimulationResult'
import { linesOf, packTodos, toDraft, unpackTodos, withLines } from './todoLines'

const TodoPlan = lazyPart(() => import('./TodoPlan'))

const TODOS = 'todosForStatusMap.'

const todoFields = ({ todosForStatusMap }: PartnerSettings): Record<string, string> =>
  Object.fromEntries(STATUSES.map((status) => [TODOS + status, packTodos(todosForStatusMap[status] ?? [])]))

const fieldsOf = (account: PartnerSettings): Record<string, string | boolean> => ({
  ...todoFields(account),
  ...account.validationSettings,
  suggestDesignerForChangeRequest: account.features.suggestDesignerForChangeRequest,
})

function toChange(changes: Partial<Record<string, string | boolean>>): PartnerSettingsChange {
  const flags = VALIDATION_FLAGS.flatMap((flag): [ValidationFlag, boolean][] => (flag in changes ? [[flag, Boolean(changes[flag])]] : []))
  const todos = Object.entries(changes).flatMap(([name, value]) => {
    const status = name.replace(TODOS, '')
    return name.startsWith(TODOS) && isStatus(status) ? [[status, unpackTodos(value).map(toDraft)] as const] : []
  })
  return {
    ...(flags.length > 0 ? { validationSettings: Object.fromEntries(flags) } : {}),
    ...(todos.length > 0 ? { todosForStatusMap: Object.fromEntries(todos) } : {}),
    ...('suggestDesignerForChangeRequest' in changes
      ? { features: { suggestDesignerForChangeRequest: Boolean(changes['suggestDesignerForChangeRequest']) } }
      : {}),
  }
}

/** What happens by itself and what is checked: to-dos per status, the seven rules with a try on real history (AC-06). */
export default function AutomationSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { workflow: locked } = useRights()
  const { data: simulation, isLoading } = useValidationSimulationQuery(undefined, { skip: Boolean(locked) })
  const resultOf = (name: ValidationFlag) => simulation?.items.find(({ flag }) => flag === name)
  const { fields, errors, change } = useSection({ name: 'automation', saved: fieldsOf(account), toChange })
  const active = STATUSES.filter((status) => account.statusSettings[status])
  const box = (name: string) => ({ checked: Boolean(fields[name]), onChange: (checked: boolean) => change({ [name]: checked }) })
  return (
    <SettingsSection anchor="automation" locked={locked} isForm>
      <h3 className={styles.subheading}>{t('settings.rules')}</h3>
      <Stack>
        {VALIDATION_FLAGS.map((name) => (
          <Checkbox
            key={name}
            label={t(`settings.${name}`)}
            description={
              <>
                {t(`settings.${name}.description`)}
                {(isLoading || resultOf(name)) && <SimulationResult result={resultOf(name)} />}
              </>
            }
            {...box(name)}
          />
        ))}
      </Stack>
      <h3 className={styles.subheading}>{t('settings.suggest')}</h3>
      <Checkbox
        label={t('settings.suggestDesignerForChangeRequest')}
        description={t('settings.suggestDesignerForChangeRequest.description')}
        {...box('suggestDesignerForChangeRequest')}
      />
      <h3 className={styles.subheading}>{t('settings.todos')}</h3>
      <p className={styles.hint}>{t('settings.todos.description')}</p>
      {active.map((status) => {
        const name = TODOS + status
        const todos = unpackTodos(fields[name])
        return (
          <Stack key={status} gap={2}>
            <TextArea
              label={t(`status.${status}`)}
              rows={2}
              value={linesOf(todos)}
              error={errors[name]}
              onChange={(text) => change({ [name]: packTodos(withLines(todos, text)) })}
            />
            {todos.some(({ description }) => description.trim()) && (
              <Disclosure title={t('settings.todos.plan')}>
                <TodoPlan todos={todos} onChange={(next) => change({ [name]: packTodos(next) })} />
              </Disclosure>
            )}
          </Stack>
        )
      })}
    </SettingsSection>
  )
}
