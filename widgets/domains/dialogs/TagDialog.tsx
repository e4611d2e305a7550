import { Tag } from '../../../src/ui/icons'
import { useState } from 'react'
import { useTagsQuery } from '../../../src/api/tags'
import type { Domain } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { withTexts } from '../../../src/islands'
import { changeTexts, useFreshWebsites, useWebsiteChanges, WebsiteChangesProvider } from '../../../src/parts/websiteChange'
import { ComboBox, FormDialog } from '../../../src/ui'
import { BulkResults } from '../bulk/BulkResults'
import { useBulk } from '../bulk/useBulk'
import { useRefusals } from '../bulk/useRefusals'
import { texts } from '../texts'
import styles from './dialogs.module.css'

interface Props {
  readonly domains: readonly Domain[]
  readonly onExited: () => void
}

/** Gives the websites of several domains a tag: tags belong to websites. */
function TagDialog(props: Props) {
  return (
    <WebsiteChangesProvider>
      <TagForm {...props} />
    </WebsiteChangesProvider>
  )
}

export default withTexts(TagDialog, changeTexts, texts)

function TagForm({ domains, onExited }: Props) {
  const t = useMessages()
  const { apply } = useWebsiteChanges()
  const bulk = useBulk()
  const { needsWebsite } = useRefusals()
  const [id, setId] = useState<string | null>(null)
  const { data: tags = [], isFetching } = useTagsQuery()
  const websites = useFreshWebsites(
    domains.flatMap(({ website }) => website?.id ?? []),
    onExited,
  )
  const tag = tags.find((one) => String(one.id) === id)
  const submit = async () => {
    if (!tag || !websites) return false
    const failures = new Map<number, ErrorObject>()
    const left = await apply(websites, { addTags: [tag] }, { onFailure: (error, website) => void failures.set(website.id, error) })
    // Whoever was asked about many has said no.
    if (left.size > failures.size) return false
    const answer = async ({ website }: Domain) => {
      const failure = failures.get(website?.id ?? 0)
      if (failure) throw failure
    }
    const tagged = await bulk.run(domains, answer, needsWebsite)
    return tagged.length === domains.length
  }
  return (
    <FormDialog
      icon={Tag}
      title={t('domains.tag.many', { count: domains.length })}
      submitLabel={t('domains.tag')}
      cancelLabel={t('partner.general.close')}
      disabled={!tag || !websites}
      onSubmit={submit}
      onExited={onExited}
    >
      <p className={styles.muted}>{t('domains.tag.hint')}</p>
      <ComboBox
        label={t('domains.tag.name')}
        options={tags.map((one) => ({ value: String(one.id), label: one.name }))}
        value={id}
        loading={isFetching}
        onChange={setId}
      />
      <BulkResults results={bulk.results} />
    </FormDialog>
  )
}
