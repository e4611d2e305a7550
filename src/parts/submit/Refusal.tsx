import type { ErrorObject } from '../../http'
import { Failure } from '../../ui'
import { Reason } from './Reason'

interface Props {
  readonly error: ErrorObject | null | undefined
  /** Fields that show their own part. */
  readonly shown?: readonly string[] | undefined
}

/** Why something was refused, as far as no field says it. Of an ended session the page tells. */
export function Refusal({ error, shown = [] }: Props) {
  if (!error || error.type === 'unauthorized') return null
  const rest = error.fields?.filter(({ name }) => !shown.includes(name))
  if (rest?.length === 0) return null
  return (
    <Failure>
      <Reason error={error} {...(rest && { text: rest.map(({ message }) => message).join(' ') })} />
    </Failure>
  )
}
