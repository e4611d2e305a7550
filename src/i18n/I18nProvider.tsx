import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createFormats, type Formats } from './formats'
import { createTranslator, type Messages, type Translate } from './translator'

interface I18n {
  locale: string
  t: Translate
  formats: Formats
}

// Of all islands of the page: making one takes longer than mounting a row.
const known: Record<string, Formats> = {}

const I18nContext = createContext<I18n | null>(null)

interface Props {
  locale: string
  /** IANA name; without it the viewer's own zone is used. */
  timeZone?: string | undefined
  /** Packs in order of precedence: the island's own before the shared one. */
  packs: readonly Messages[]
  children: ReactNode
}

export function I18nProvider({ locale, timeZone, packs, children }: Props) {
  const value = useMemo(
    () => ({ locale, t: createTranslator(locale, packs), formats: (known[`${locale} ${timeZone}`] ??= createFormats(locale, timeZone)) }),
    [locale, timeZone, packs],
  )
  return <I18nContext value={value}>{children}</I18nContext>
}

function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('I18nProvider is missing above this component')
  return value
}

/** The translate function; `Keys` narrows what may be asked for: `useMessages<keyof typeof en>()`. */
export const useMessages = <Keys extends string = string>(): Translate<Keys> => useI18n().t
export const useFormats = (): Formats => useI18n().formats
export const useLocale = (): string => useI18n().locale
