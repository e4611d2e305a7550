import type { ComponentProps } from 'react'
import { LockedFields } from './LockedFields'
import { reportUnfit } from './reportUnfit'
import { useViewOnly } from './useViewOnly'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void
}

/** A form whose page stays when it is sent; on a page that is only looked at it can be read and says why. */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const isLocked = useViewOnly() !== undefined
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLocked && !reportUnfit(event.currentTarget)) onSubmit()
      }}
    >
      <LockedFields>{children}</LockedFields>
    </form>
  )
}
