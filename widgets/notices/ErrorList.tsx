import { TriangleAlert } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import { authorisationRoles } from '../../src/model'
import { errorRemoved, errorsCleared, selectErrors, selectUser, useAppDispatch, useAppSelector } from '../../src/store'
import { Button, LiveRegion, PopoverButton } from '../../src/ui'
import { ErrorItem } from './ErrorItem'
import styles from './errorList.module.css'
import type en from './messages/en.json'

/** What went wrong on this page, newest first: a small button as long as there is something, and the list behind it. */
export function ErrorList() {
  const errors = useAppSelector(selectErrors)
  const isAdmin = authorisationRoles(useAppSelector(selectUser)?.roles ?? []).includes('admin')
  const dispatch = useAppDispatch()
  const t = useMessages<keyof typeof en>()
  if (errors.length === 0) return null
  return (
    <LiveRegion>
      <div className={styles.place}>
        <PopoverButton
          label={t('notices.problems')}
          placement="top-start"
          renderTrigger={(props) => (
            <Button {...props} size="sm" icon={TriangleAlert} className={styles.button}>
              {t('notices.count', { count: errors.length })}
            </Button>
          )}
        >
          {() => (
            <>
              <div className={styles.header}>
                <h2>{t('notices.problems')}</h2>
                <Button size="sm" variant="ghost" onClick={() => dispatch(errorsCleared())}>
                  {t('notices.removeAll')}
                </Button>
              </div>
              <ul className={styles.list}>
                {errors.map((error) => (
                  <ErrorItem key={error.id} error={error} showsStack={isAdmin} onRemove={() => dispatch(errorRemoved(error.id))} />
                ))}
              </ul>
            </>
          )}
        </PopoverButton>
      </div>
    </LiveRegion>
  )
}
