import { type ComponentType, use, useMemo, useSyncExternalStore } from 'react'
import { I18nProvider } from '../i18n'
import type { Texts } from './core/createTexts'
import { useIsland } from './core/IslandContext'
import { useTexts } from './core/IslandTexts'
import { lazyPart } from './core/lazyPart'
import type { LoadPack } from './types'

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

/** Says that the page has to be loaded anew, as for any other part that cannot be had. */
const Missing = lazyPart<object>(() => Promise.reject(new Error('texts of a part')))

/** A part with texts of its own, which are loaded with it and are no weight for the screen; it has those of its island too. Put it into a Suspense. */
export function withTexts<Props extends object>(Part: ComponentType<Props>, own: LoadPack, ofIsland?: LoadPack) {
  return function WithTexts(props: Props) {
    const texts = useTexts()
    const { page } = useIsland()
    const isLoaded = use(loadPack(texts, own))
    const { locale, packsOf } = useSyncExternalStore(texts.subscribe, texts.get)
    const packs = useMemo(() => [...packsOf(own).slice(0, 1), ...packsOf(ofIsland)], [packsOf])
    if (!isLoaded) return <Missing />
    return (
      <I18nProvider locale={locale} timeZone={page.timeZone} packs={packs}>
        <Part {...props} />
      </I18nProvider>
    )
  }
}
