import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { I18nProvider } from '../../../i18n'
import type { LoadPack } from '../../LoadPack'
import type { Texts } from './createTexts'

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const value = useContext(TextsContext)
  if (!value) throw new Error('useTexts is called outside an island')
  return value
}

interface Props {
  /** The island's own texts. */
  pack: LoadPack | undefined
  /** IANA name of the page's zone. */
  timeZone: string | undefined
  children: ReactNode
}

/** Gives what is inside its texts, in whatever language the page has now. */
export function IslandTexts({ pack, timeZone, children }: Props) {
  const texts = useTexts()
  const { locale, packsOf } = useSyncExternalStore(texts.subscribe, texts.get)
  const packs = useMemo(() => packsOf(pack), [packsOf, pack])
  return (
    <I18nProvider locale={locale} timeZone={timeZone} packs={packs}>
      {children}
    </I18nProvider>
  )
}
