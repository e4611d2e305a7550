import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { createFormats, type Formats } from './formats'
import { createTranslator, type Messages, type Translate } from './translator'
import type { Wording } from './Wording'

interface I18n extends Wording {
  readonly locale: string
}

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
  const value = useMemo(() => {
    const t = createTranslator(locale, packs, { timeZone, join })
    return { locale, t, formats: createFormats(locale, timeZone, t) }
  }, [locale, timeZone, packs])
  return <I18nContext value={value}>{children}</I18nContext>
}

/** As children of their own, so that elements among them need no keys. */
const join = (pieces: readonly ReactNode[]) => createElement(Fragment, null, ...pieces)

function useI18n(): I18n {
  const value = useContext(I18nContext)
  if (!value) throw new Error('I18nProvider is missing above this component')
  return value
}

/** The translate function; `Keys` narrows what may be asked for: `useMessages<keyof typeof en>()`. */
export const useMessages = <Keys extends string = string>(): Translate<Keys> => useI18n().t
export const useFormats = (): Formats => useI18n().formats
export const useLocale = (): string => useI18n().locale
