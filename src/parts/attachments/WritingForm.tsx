import type { ComponentProps } from 'react'
import { Form, useFileDrop } from '../../ui'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly 'aria-label': string
  readonly onSend: () => void
  readonly onFiles: (files: readonly File[]) => void
}

/** A form for words: Ctrl+Enter sends them too, and files can be dropped anywhere on it. */
export function WritingForm({ onSend, onFiles, children, ...form }: Props) {
  const dropZone = useFileDrop(onFiles)
  return (
    <Form
      {...form}
      noValidate
      onSubmit={onSend}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
        event.preventDefault()
        onSend()
      }}
      {...dropZone}
    >
      {children}
    </Form>
  )
}
