import { Paperclip } from '../../ui/icons'
import { useRef } from 'react'
import { Button } from '../../ui'

interface Props {
  readonly label: string
  readonly disabled?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** Lets somebody choose files from their computer. */
export function AttachButton({ label, disabled, onChoose }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={Paperclip} disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // So that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
