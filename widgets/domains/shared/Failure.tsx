import { CircleAlert } from '../../../src/ui/icons'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useUpgradeUrl } from '../../../src/islands'
import styles from './failure.module.css'

interface Props {
  readonly error: ErrorObject | null
  /** Fields that show their own part. */
  readonly shown?: readonly string[]
}

/** Why something failed, as far as no field says it; leads to the upgrade page where that helps (spec 8). */
export function Failure({ error, shown = [] }: Props) {
  const t = useMessages()
  const upgradeUrl = useUpgradeUrl()
  if (!error) return null
  const rest = error.fields?.filter(({ name }) => !shown.some((field) => name === field))
  if (rest?.length === 0) return null
  const text = rest ? rest.map(({ message }) => message).join(' ') : t(error.message, error.values)
  return (
    <p role="alert" className={styles.failure}>
      <CircleAlert size={16} aria-hidden />
      {error.link && upgradeUrl ? (
        <a href={upgradeUrl} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
    </p>
  )
}
