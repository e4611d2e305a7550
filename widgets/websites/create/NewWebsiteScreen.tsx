import { Suspense } from 'react'
import { useMessages } from '../../../src/i18n'
import { useDocumentTitle } from '../../../src/store'
import { LiveRegion, Skeleton } from '../../../src/ui'
import styles from './create.module.css'
import NewWebsiteForm from './NewWebsiteForm'
import type { NewWebsiteProps } from './newWebsiteProps'

/** A page for making a website, from the template that the address names, if it names one. */
export function NewWebsiteScreen({ selectedTemplate }: NewWebsiteProps) {
  const t = useMessages()
  useDocumentTitle(t('websites.new'))
  return (
    <LiveRegion>
      <h1 className={styles.heading}>{t('websites.new')}</h1>
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <NewWebsiteForm key={selectedTemplate} source={selectedTemplate} />
      </Suspense>
    </LiveRegion>
  )
}
