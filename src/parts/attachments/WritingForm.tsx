import type { ClipboardEvent, ComponentProps } from 'react'
import { Form, useFileDrop } from '../../ui'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly 'aria-label': string
  readonly onSend: () => void
  readonly onFiles: (files: readonly File[]) => void
}

/** A form for words: Ctrl+Enter sends them too, and files can be dropped or pasted anywhere on it. */
export function WritingForm({ onSend, onFiles, children, ...form }: Props) {
  const dropZone = useFileDrop(onFiles)
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (event.defaultPrevented || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <Form
      {...form}
      noValidate
      onSubmit={onSend}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
      onPaste={onPaste}
      {...dropZone}
    >
      {children}
    </Form>
  )
}
