import { useAccountChangesQuery, useRestoreAccountMutation } from '../../../src/api/account'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { showNotice, useAppDispatch } from '../../../src/store'
import { LoadFailure } from '../../../src/parts/submit'
import { Button, LockedActions, Skeleton, Stack } from '../../../src/ui'
import { SettingsSection } from '../form/SettingsSection'
import styles from '../shared/settings.module.css'
import { ChangedField } from './ChangedField'
import own from './changes.module.css'
import { fieldName } from './fieldName'

/** Of so many fields a line says which they are. */
const NAMED = 3

/** Who changed what from which value to which, and the way back (AC-09). */
export default function ChangesSection() {
  const t = useMessages()
  const formats = useFormats()
  const { data, error, isFetching, refetch } = useAccountChangesQuery()
  const dispatch = useAppDispatch()
  const [restore, { isLoading }] = useRestoreAccountMutation()
  const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => fieldName(name, t))
  const setBack = async (id: number) => {
    await restore({ params: { change: id } }).unwrap()
    dispatch(showNotice({ kind: 'success', key: t('settings.changes.restored') }))
  }
  return (
    <SettingsSection anchor="changes">
      <Stack>
        {!data &&
          (error && !isFetching ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton shape="block" height="120px" />)}
        {data?.items.length === 0 && <p className={styles.hint}>{t('settings.changes.empty')}</p>}
        {data?.items.map(({ id, at, by, fields, restorable }) => (
          <details key={id}>
            <summary>
              {formats.dateTime(at)} · {by ? fullName(by) : '–'} · {formats.list(namesOf(fields).slice(0, NAMED))}
              {fields.length > NAMED && ` · ${t('settings.changes.count', { count: fields.length })}`}
            </summary>
            <dl className={own.fields}>
              {fields.map((field) => (
                <ChangedField key={field.name} {...field} />
              ))}
            </dl>
            {restorable && (
              <LockedActions>
                <Button size="sm" busy={isLoading} onClick={() => void setBack(id).catch(() => undefined)}>
                  {t('settings.changes.restore')}
                </Button>
              </LockedActions>
            )}
          </details>
        ))}
      </Stack>
    </SettingsSection>
  )
}
