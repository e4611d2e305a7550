import type { ErrorObject } from '../../http'
import { useMessages } from '../../i18n'
import { useUpgradeUrl } from '../../islands'
import { Failure } from '../../ui'

interface Props {
  readonly error: ErrorObject | null | undefined
  /** Fields that show their own part. */
  readonly shown?: readonly string[] | undefined
}

/** Why something was refused, as far as no field says it; leads to the upgrade page where that helps (spec 8). */
export function Refusal({ error, shown = [] }: Props) {
  const t = useMessages()
  const upgradeUrl = useUpgradeUrl()
  if (!error) return null
  const rest = error.fields?.filter(({ name }) => !shown.includes(name))
  if (rest?.length === 0) return null
  const text = rest ? rest.map(({ message }) => message).join(' ') : t(error.message, error.values)
  return (
    <Failure>
      {error.link && upgradeUrl ? (
        <a href={upgradeUrl} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </Failure>
  )
}
