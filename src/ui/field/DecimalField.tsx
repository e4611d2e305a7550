import { useState } from 'react'
import { useLocale } from '../../i18n'
import { readDecimal, writeDecimal } from '../../model'
import { TextField, type TextFieldProps } from './TextField'

interface Props extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  value: number | null
  onChange: (value: number | null) => void
}

/**
 * A number with decimals; `null` while the field has none. It takes commas and points, also where the browser speaks another language than the
 * page: there `4,50` would be 450 in a field of the type `number`. Left, it shows what was understood.
 */
export function DecimalField({ value, onChange, ...field }: Props) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={typed ?? (value === null ? '' : writeDecimal(value, locale))}
      onChange={(text) => {
        setTyped(text)
        onChange(readDecimal(text, locale))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
