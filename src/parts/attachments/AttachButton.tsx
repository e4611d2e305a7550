import { Paperclip } from '../../ui/icons'
import { useRef } from 'react'
import { Button, FileChooser } from '../../ui'

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
      <FileChooser ref={chooser} multiple onChoose={onChoose} />
    </>
  )
}
