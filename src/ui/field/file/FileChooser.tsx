import type { ComponentProps } from 'react'

export interface FileChooserProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple'> {
  onChoose: (files: readonly File[]) => void
}

/** What opens the window where files are chosen. It is not seen: a button clicks it. */
export const FileChooser = ({ onChoose, ...input }: FileChooserProps) => (
  <input
    {...input}
    type="file"
    hidden
    onChange={(event) => {
      onChoose([...(event.target.files ?? [])])
      // So that the same file can be chosen again.
      event.target.value = ''
    }}
  />
)
