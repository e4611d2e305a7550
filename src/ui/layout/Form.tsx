import type { ComponentProps } from 'react'
import { LockedFields } from './LockedFields'
import { useViewOnly } from './useViewOnly'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void
  /** Why nothing in it can be changed. */
  locked?: string | undefined
}

/** A form whose page stays when it is sent; where nothing can be changed, it can be read and says why. */
export function Form({ onSubmit, locked, children, ...rest }: FormProps) {
  const isLocked = (useViewOnly() ?? locked) !== undefined
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLocked) onSubmit()
      }}
    >
      <LockedFields reason={locked}>{children}</LockedFields>
    </form>
  )
}
