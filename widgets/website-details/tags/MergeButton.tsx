import { Merge } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMergeTagMutation } from '../../../src/api/tags'
import type { Tag } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { Button, ComboBox, IconButton, PopoverButton, Stack } from '../../../src/ui'
import styles from './tags.module.css'

interface Props {
  tag: Tag
  all: readonly Tag[]
}

/** Makes one tag of two (WG-03). */
export function MergeButton({ tag, all }: Props) {
  const t = useMessages()
  const label = t('websiteDetails.tags.merge', { name: tag.name })
  return (
    <PopoverButton label={label} renderTrigger={(trigger) => <IconButton {...trigger} size="sm" icon={Merge} label={label} />}>
      {(close) => <MergePanel tag={tag} others={all.filter(({ id }) => id !== tag.id)} onMerge={close} />}
    </PopoverButton>
  )
}

interface PanelProps {
  tag: Tag
  others: readonly Tag[]
  onMerge: () => void
}

function MergePanel({ tag, others, onMerge }: PanelProps) {
  const t = useMessages()
  const attempt = useAttempt()
  const [merge] = useMergeTagMutation()
  const [into, setInto] = useState<string | null>(null)
  const target = others.find(({ id }) => String(id) === into)
  const submit = () => {
    if (!target) return
    onMerge()
    void attempt({
      run: () => merge({ tag: tag.id, into: target.id }).unwrap(),
      done: t('websiteDetails.tags.merged', { name: tag.name, into: target.name }),
    })
  }
  return (
    <Stack gap={2} className={styles.merge}>
      <ComboBox
        label={t('websiteDetails.tags.merge', { name: tag.name })}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={into}
        onChange={setInto}
      />
      <p className={styles.hint}>{t('websiteDetails.tags.merge.hint')}</p>
      <Button variant="danger" size="sm" disabled={!target} onClick={submit}>
        {t('websiteDetails.tags.merge.submit')}
      </Button>
    </Stack>
  )
}
