import { Suspense } from 'react'
import { useMessages } from '../../../src/i18n'
import { useDocumentTitle } from '../../../src/store'
import { PageHead, Screen, Skeleton } from '../../../src/ui'
import NewWebsiteForm from './NewWebsiteForm'
import type { NewWebsiteProps } from './newWebsiteProps'

/** A page for making a website, from the template that the address names, if it names one. */
export function NewWebsiteScreen({ selectedTemplate }: NewWebsiteProps) {
  const t = useMessages()
  useDocumentTitle(t('websites.new'))
  return (
    <Screen>
      <PageHead title={t('websites.new')} />
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <NewWebsiteForm key={selectedTemplate} source={selectedTemplate} />
      </Suspense>
    </Screen>
  )
}
