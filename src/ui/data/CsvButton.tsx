import { Download } from '../icons'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n'
import { toCsv } from '../../model'
import { download } from '../download'
import { Button } from '../button/Button'
import type { ButtonLook } from '../button/buttonLook'

interface Props {
  /** Name of the file. */
  file: string
  /** Reads the rows, the first one with the names of the columns. */
  read: () => Promise<readonly (readonly string[])[]>
  onError: (error: unknown) => void
  size?: ButtonLook['size']
  disabled?: boolean
  children: ReactNode
}

/** Saves rows as a file of comma-separated values; busy while they are read. */
export function CsvButton({ file, read, onError, size, disabled, children }: Props) {
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      download(toCsv(await read(), locale), file, 'text/csv;charset=utf-8')
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} size={size} busy={isBusy} disabled={disabled} onClick={() => void save()}>
      {children}
    </Button>
  )
}
