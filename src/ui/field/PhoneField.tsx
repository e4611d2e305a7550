import { useState } from 'react'
import { useMessages } from '../../i18n'
import { TextField, type TextFieldProps } from './TextField'
import { usePhoneNumbers } from './usePhoneNumbers'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'onBlur'> {
  value: string
  /** Whose number it is when it names no country itself; ISO 3166. */
  country: string | null | undefined
}

/** A phone number: what was typed is checked against the numbering plans and shown as people dial it from anywhere (spec 5). */
export function PhoneField({ country, ...field }: PhoneFieldProps) {
  const { value, error, onChange } = field
  const t = useMessages()
  const [isTyped, setTyped] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const phones = usePhoneNumbers(isTyped)
  const home = country ?? ''
  const isWrong = isLeft && value.trim() !== '' && phones.storedPhone(value, home) === null

  const leave = () => {
    setLeft(isTyped)
    if (isTyped && phones.storedPhone(value, home) !== null) onChange?.(phones.internationalPhone(value, home))
  }
  return (
    <TextField
      {...field}
      type="tel"
      error={error ?? (isWrong ? t('partner.general.phoneWrong') : undefined)}
      onChange={(text) => {
        setTyped(true)
        setLeft(false)
        onChange?.(text)
      }}
      onBlur={leave}
    />
  )
}
