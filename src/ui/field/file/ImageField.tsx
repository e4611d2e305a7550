import { useState } from 'react'
import { Button } from '../../button/Button'
import { useMessages } from '../../../i18n'
import { isPicture, LOGO_MAX_BYTES } from '../../../model'
import type { FieldProps } from '../Field'
import { FileField } from './FileField'
import styles from './imageField.module.css'

interface ImageFieldProps extends FieldProps {
  /** A URL, the `data:` URL of a new picture, or none. */
  value: string | null
  /** The picture is meant for a dark ground, and is shown on one. */
  onDark?: boolean | undefined
  disabled?: boolean | undefined
  onChange: (value: string | null) => void
}

/** A picture of the brand: shown, replaced, removed. It is sent with the form. */
export function ImageField({ value, onDark, disabled, onChange, ...field }: ImageFieldProps) {
  const t = useMessages()
  const [refused, setRefused] = useState<string | null>(null)
  const choose = async ([file]: File[]) => {
    if (!file) return
    const isGood = await isPicture(file)
    setRefused(isGood ? null : file.name)
    if (isGood) onChange(await readDataUrl(file))
  }
  const preview = value ? (
    <div className={styles.picture} data-dark={onDark || undefined}>
      <img src={value} alt={field.label} className={styles.image} />
      <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onChange(null)}>
        {t('partner.general.removeImage')}
      </Button>
    </div>
  ) : undefined
  return (
    <FileField
      {...field}
      error={refused === null ? field.error : t('partner.general.fileWrongKind', { name: refused })}
      files={[]}
      accept="image/png,image/jpeg,image/webp"
      maxBytes={LOGO_MAX_BYTES}
      disabled={disabled}
      preview={preview}
      onChange={(files) => void choose(files)}
    />
  )
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')))
    reader.readAsDataURL(file)
  })
