import { CircleAlert } from '../../../src/ui/icons'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { ignoreUnsavedChanges } from '../../../src/store'
import { Button } from '../../../src/ui'
import styles from './saveFailure.module.css'

interface Props {
  error: ErrorObject
}

/** Why nothing was saved; of an ended session the page says why. What was typed is still there, and is offered again after a new sign-in. */
export function SaveFailure({ error }: Props) {
  const t = useMessages()
  const reload = () => {
    ignoreUnsavedChanges()
    location.reload()
  }
  return (
    <div role="alert" className={styles.failure}>
      <CircleAlert size={18} aria-hidden />
      <p className={styles.text}>
        <strong>{t('profile.notSaved')}</strong> {reasonFor(error)}
      </p>
      {error.type === 'unauthorized' && (
        <Button size="sm" onClick={reload}>
          {t('profile.signInAgain')}
        </Button>
      )}
    </div>
  )
}
