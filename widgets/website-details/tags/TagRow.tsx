import { ArrowDown, ArrowUp, Trash2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDeleteTagMutation, useRestoreTagMutation, useUpdateTagMutation } from '../../../src/api/tags'
import { api_partner_tag_merge, api_partner_tag_restore, type Tag, type TagChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { cssColour, TAG_NAME_MAX_LENGTH } from '../../../src/model'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { useAttempt } from '../../../src/store'
import { Badge, IconButton } from '../../../src/ui'
import { InlineText } from '../inline/InlineText'
import { ColourButton } from './ColourButton'
import { MergeButton } from './MergeButton'
import { findTag } from './rules'
import styles from './tags.module.css'

interface Props {
  tag: Tag
  all: readonly Tag[]
  onStep: (step: 1 | -1) => void
}

/** One tag of the partner: its name to edit, its colour to choose, how often it is used, and its place among the others. */
export function TagRow({ tag, all, onStep }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const attempt = useAttempt()
  const offerUndo = useOfferUndo()
  const [update] = useUpdateTagMutation()
  const [remove, { isLoading }] = useDeleteTagMutation()
  const [restore] = useRestoreTagMutation()
  const [isAsking, setAsking] = useState(false)
  const { id, name, color, usageCount = 0 } = tag

  const validate = (text: string) => {
    if (!text.trim()) return t('websiteDetails.tags.error.empty')
    const same = findTag(all, text)
    return same && same.id !== id ? t('websiteDetails.tags.error.taken') : undefined
  }
  const send = (change: TagChange) => update({ tag: id, change }).unwrap()
  const changed = t('websiteChange.done.field', { field: name })
  const recolour = (next: string) => void attempt({ run: () => send({ color: next }), done: changed, undo: () => send({ color }) })
  const rename = async (next: string) => {
    await send({ name: next })
    offerUndo(changed, () => send({ name }))
  }
  const confirmRemoval = () =>
    void attempt({
      run: () => remove(id).unwrap(),
      done: t('websiteDetails.tags.deleted', { name }),
      ...(router.has(api_partner_tag_restore.name) && { undo: () => restore(id).unwrap() }),
    })

  return (
    <li className={styles.tagRow}>
      <ColourButton name={name} color={color} onChoose={recolour} />
      <div className={styles.tagName}>
        <InlineText
          label={t('websiteDetails.tags.name')}
          value={name}
          display={<Badge colour={cssColour(color)}>{name}</Badge>}
          maxLength={TAG_NAME_MAX_LENGTH}
          canEdit
          validate={validate}
          onSave={(text) => rename(text.trim())}
        />
      </div>
      <span className={styles.usage}>{t('websiteDetails.tags.usage', { count: usageCount })}</span>
      <div className={styles.tagTools}>
        <IconButton
          size="sm"
          icon={ArrowUp}
          label={t('websiteDetails.tags.up', { name })}
          disabled={all[0] === tag}
          onClick={() => onStep(-1)}
        />
        <IconButton
          size="sm"
          icon={ArrowDown}
          label={t('websiteDetails.tags.down', { name })}
          disabled={all.at(-1) === tag}
          onClick={() => onStep(1)}
        />
        {router.has(api_partner_tag_merge.name) && all.length > 1 && <MergeButton tag={tag} all={all} />}
        <IconButton
          size="sm"
          icon={Trash2}
          label={isAsking ? t('websiteDetails.tags.deleteNow', { name, count: usageCount }) : t('websiteDetails.tags.delete', { name })}
          variant={isAsking ? 'danger' : 'ghost'}
          busy={isLoading}
          onBlur={() => setAsking(false)}
          onClick={() => (isAsking || usageCount === 0 ? confirmRemoval() : setAsking(true))}
        />
      </div>
    </li>
  )
}
