import { Upload } from '../../icons'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../button/Button'
import { useFocusStays } from '../../useFocusStays'
import { useFormats, useMessages } from '../../../i18n'
import { acceptsFile } from './acceptsFile'
import { Field, type FieldProps } from '../Field'
import { FileChooser } from './FileChooser'
import { FilePreview } from './FilePreview'
import styles from './fileField.module.css'
import { useFileDrop } from './useFileDrop'

export interface FileFieldProps extends FieldProps {
  files: readonly File[]
  onChange: (files: File[]) => void
  /** As of `<input accept>`: `image/*,.pdf`. */
  accept?: string | undefined
  maxBytes: number
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  /** What is there now, while no new file is chosen. */
  preview?: ReactNode
}

const BYTES_PER_MB = 1024 * 1024

/** A button and a drop zone for files. Files that are too large or of the wrong kind are refused with a reason. */
export function FileField({ files, onChange, accept, maxBytes, multiple = false, disabled, preview, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  useFocusStays(zone, 'button', 'div')
  const [refusal, setRefusal] = useState<string>()
  const t = useMessages()
  const formats = useFormats()
  const size = t('partner.general.megabytes', { size: formats.number(maxBytes / BYTES_PER_MB, { maximumFractionDigits: 2 }) })

  const take = (list: readonly File[]) => {
    const chosen = list.slice(0, multiple ? undefined : 1)
    const tooLarge = chosen.find((file) => file.size > maxBytes)
    const wrongKind = chosen.find((file) => !acceptsFile(accept, file))
    setRefusal(
      tooLarge
        ? t('partner.general.fileTooLarge', { name: tooLarge.name, size })
        : wrongKind && t('partner.general.fileWrongKind', { name: wrongKind.name }),
    )
    const good = chosen.filter((file) => file !== tooLarge && file.size <= maxBytes && acceptsFile(accept, file))
    if (good.length > 0) onChange(multiple ? [...files, ...good] : good)
  }
  const dropZone = useFileDrop(take, disabled)

  return (
    <Field {...field} error={refusal ?? field.error}>
      {({ id, ...aria }) => (
        <div ref={zone} className={styles.zone} data-invalid={aria['aria-invalid']} {...dropZone}>
          {files.length > 0
            ? files.map((file) => (
                <FilePreview
                  key={`${file.name}${file.lastModified}`}
                  file={file}
                  onRemove={() => onChange(files.filter((other) => other !== file))}
                />
              ))
            : preview}
          <div className={styles.choose}>
            {/* What is written on the button is part of its name, for those who speak to their computer (WCAG 2.5.3). */}
            <Button
              {...aria}
              id={id}
              data-field
              aria-labelledby={`${id}label ${id}text`}
              icon={Upload}
              size="sm"
              disabled={disabled}
              onClick={() => input.current?.click()}
            >
              <span id={`${id}text`}>{t(multiple ? 'partner.general.chooseFiles' : 'partner.general.chooseFile')}</span>
            </Button>
            <span className={styles.hint}>{t('partner.general.dropHint', { size })}</span>
          </div>
          <FileChooser ref={input} accept={accept} multiple={multiple} onChoose={take} />
        </div>
      )}
    </Field>
  )
}
