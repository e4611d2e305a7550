import { type ComponentType, use, useMemo, useSyncExternalStore } from 'react'
import { I18nProvider } from '../../../src/i18n'
import { lazyPart, type Texts, useIsland, useTexts } from '../../../src/islands'
import { texts as islandTexts } from '../texts'

const dialogTexts = (locale: string) => import(`./messages/${locale}.json`)

const loading = new WeakMap<Texts, Promise<boolean>>()

function loadTexts(texts: Texts): Promise<boolean> {
  const known = loading.get(texts)
  if (known) return known
  const isLoaded = texts.load(dialogTexts).then(
    () => true,
    () => false,
  )
  loading.set(texts, isLoaded)
  return isLoaded
}

/** Says that the page has to be loaded anew, as for any other part that cannot be had. */
const Missing = lazyPart<object>(() => Promise.reject(new Error('the texts of the dialogs')))

/** A dialog or panel with the texts of all of them, which are loaded with the first one and are no weight for the screen. Put it into a Suspense. */
export function withDialogTexts<Props extends object>(Part: ComponentType<Props>) {
  return function WithDialogTexts(props: Props) {
    const texts = useTexts()
    const { page } = useIsland()
    const isLoaded = use(loadTexts(texts))
    const { locale, packsOf } = useSyncExternalStore(texts.subscribe, texts.get)
    const packs = useMemo(() => [...packsOf(dialogTexts).slice(0, 1), ...packsOf(islandTexts)], [packsOf])
    if (!isLoaded) return <Missing />
    return (
      <I18nProvider locale={locale} timeZone={page.timeZone} packs={packs}>
        <Part {...props} />
      </I18nProvider>
    )
  }
}
