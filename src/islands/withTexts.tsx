import { type ComponentType, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { I18nProvider } from '../i18n'
import type { Texts } from './core/texts/createTexts'
import { useIsland } from './core/root/IslandContext'
import { useTexts } from './core/texts/IslandTexts'
import { MissingPart } from './core/lazy/MissingPart'
import type { LoadPack } from './LoadPack'

const loading = new WeakMap<Texts, Map<LoadPack, Promise<boolean>>>()

function loadPack(texts: Texts, pack: LoadPack): Promise<boolean> {
  const known = loading.get(texts) ?? new Map<LoadPack, Promise<boolean>>()
  loading.set(texts, known)
  const isLoaded =
    known.get(pack) ??
    texts.load(pack).then(
      () => true,
      () => false,
    )
  known.set(pack, isLoaded)
  return isLoaded
}

/** A part with texts of its own, which are loaded with it and are no weight for the screen; it has those of its island too. Put it into a Suspense. */
export function withTexts<Props extends object>(Part: ComponentType<Props>, own: LoadPack, ofIsland?: LoadPack) {
  function WithTexts(props: Props) {
    const texts = useTexts()
    const { page } = useIsland()
    const [loaded] = useState(() => loadPack(texts, own))
    const isLoaded = use(loaded)
    const { locale, packsOf } = useSyncExternalStore(texts.subscribe, texts.get)
    const packs = useMemo(() => [...packsOf(own).slice(0, 1), ...packsOf(ofIsland)], [packsOf])
    useEffect(() => {
      // Who shows it again asks for them again.
      if (!isLoaded) loading.get(texts)?.delete(own)
    }, [isLoaded, texts])
    if (!isLoaded) return <MissingPart props={props} Again={WithTexts} />
    return (
      <I18nProvider locale={locale} timeZone={page.timeZone} packs={packs}>
        <Part {...props} />
      </I18nProvider>
    )
  }
  return WithTexts
}
