import type { ComponentProps } from 'react'
import { reportError, trackProgress, useAppDispatch } from '../../store'
import { CsvButton } from '../../ui'

interface Props extends Omit<ComponentProps<typeof CsvButton>, 'read' | 'onError'> {
  /** Reads the rows, the first one with the names of the columns; says how far it is if that takes a while. */
  read: (onProgress: (share: number) => void) => Promise<readonly (readonly string[])[]>
}

/** Saves rows as a file; a toast tells how far it is, another one that it failed. */
export function CsvExport({ read, ...button }: Props) {
  const dispatch = useAppDispatch()
  const readAndTell = () => {
    const { report, end } = dispatch(trackProgress({ key: 'partner.general.exporting', values: { file: button.file } }))
    return read(report).finally(end)
  }
  return <CsvButton {...button} read={readAndTell} onError={(error) => dispatch(reportError(error))} />
}
