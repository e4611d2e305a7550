import { Tag } from '../../../src/ui/icons'
import { useState } from 'react'
import { useTagsQuery } from '../../../src/api/tags'
import { send } from '../../../src/api/call'
import { api_website_tag_add, type Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAppDispatch } from '../../../src/store'
import { ComboBox, FormDialog } from '../../../src/ui'
import { BulkResults } from '../bulk/BulkResults'
import { useBulk } from '../bulk/useBulk'
import { useRefusals } from '../bulk/useRefusals'
import styles from './dialogs.module.css'

interface Props {
  readonly domains: readonly Domain[]
  readonly onExited: () => void
}

/** Gives the websites of several domains a tag: tags belong to websites. */
export default function TagDialog({ domains, onExited }: Props) {
  const t = useMessages()
  const bulk = useBulk()
  const { needsWebsite } = useRefusals()
  const [tag, setTag] = useState<number | null>(null)
  const { data: tags = [], isFetching } = useTagsQuery()
  const dispatch = useAppDispatch()
  const give = (website: number, id: number) => dispatch(send(api_website_tag_add, { params: { website, tag: id } }, { silent: true }))
  const submit = async () => {
    if (tag === null) return false
    const tagged = await bulk.run(domains, ({ website }) => give(website?.id ?? 0, tag), needsWebsite)
    return tagged.length === domains.length
  }
  return (
    <FormDialog
      icon={Tag}
      title={t('domains.tag.many', { count: domains.length })}
      submitLabel={t('domains.tag')}
      cancelLabel={t('partner.general.close')}
      disabled={tag === null}
      onSubmit={submit}
      onExited={onExited}
    >
      <p className={styles.muted}>{t('domains.tag.hint')}</p>
      <ComboBox
        label={t('domains.tag.name')}
        options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={tag === null ? null : String(tag)}
        loading={isFetching}
        onChange={(value) => setTag(value ? Number(value) : null)}
      />
      <BulkResults results={bulk.results} />
    </FormDialog>
  )
}
