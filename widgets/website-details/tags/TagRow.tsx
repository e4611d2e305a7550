import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCreateTagMutation, useDeleteTagMutation, useUpdateTagMutation } from '../../../src/api'
import type { Tag } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { cssColour, TAG_COLOURS } from '../../../src/model'
import { showToast, useAppDispatch } from '../../../src/store'
import { Badge, IconButton, PopoverButton } from '../../../src/ui'
import { InlineText } from '../inline/InlineText'
import { findTag, TAG_NAME_MAX } from './rules'
import styles from './tags.module.css'

interface Props {
  tag: Tag
  all: readonly Tag[]
}

/** One tag of the partner: its name to edit, its colour to choose, how often it is used. */
export function TagRow({ tag, all }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [update] = useUpdateTagMutation()
  const [remove, { isLoading }] = useDeleteTagMutation()
  const [create] = useCreateTagMutation()
  const [isAsking, setAsking] = useState(false)
  const { id, name, color, usageCount = 0 } = tag

  const validate = (text: string) => {
    if (!text.trim()) return t('tags.error.empty')
    const same = findTag(all, text)
    return same && same.id !== id ? t('tags.error.taken') : undefined
  }
  const recolour = async (next: string) => {
    const { error } = await update({ tag: id, change: { color: next } })
    if (error) tellFailure(error)
  }
  const tellFailure = (thrown: unknown) => {
    const { message, values } = toErrorObject(thrown)
    dispatch(showToast({ kind: 'error', key: t('details.changeFailed', { field: name, reason: t(message, values) }) }))
  }
  const confirmRemoval = async () => {
    const { error } = await remove(id)
    if (error) return tellFailure(error)
    const undo = () => void create({ name, color })
    // The websites that had it are not told by the server: only an unused tag comes back as it was.
    const action = usageCount === 0 ? { action: { key: 'partner.general.undo', run: undo } } : {}
    dispatch(showToast({ kind: 'success', key: t('tags.deleted', { name }), ...action }))
  }

  return (
    <li className={styles.tagRow}>
      <PopoverButton
        label={t('tags.colour', { name })}
        renderTrigger={(trigger) => (
          <button {...trigger} type="button" className={styles.swatch} aria-label={t('tags.colour', { name })}>
            <span style={{ backgroundColor: cssColour(color) }} />
          </button>
        )}
      >
        {(close) => (
          <div className={styles.palette}>
            {TAG_COLOURS.map((colour, index) => (
              <button
                key={colour}
                type="button"
                className={styles.swatch}
                aria-label={t('tags.colourNumber', { number: index + 1 })}
                aria-pressed={cssColour(color) === colour}
                onClick={() => {
                  close()
                  void recolour(colour)
                }}
              >
                <span style={{ backgroundColor: colour }} />
              </button>
            ))}
          </div>
        )}
      </PopoverButton>
      <div className={styles.tagName}>
        <InlineText
          label={t('tags.name')}
          value={name}
          display={<Badge colour={cssColour(color)}>{name}</Badge>}
          maxLength={TAG_NAME_MAX}
          canEdit
          validate={validate}
          onSave={(text) => update({ tag: id, change: { name: text.trim() } }).unwrap()}
        />
      </div>
      <span className={styles.usage}>{t('tags.usage', { count: usageCount })}</span>
      <IconButton
        size="sm"
        icon={Trash2}
        label={isAsking ? t('tags.deleteNow', { name, count: usageCount }) : t('tags.delete', { name })}
        variant={isAsking ? 'danger' : 'ghost'}
        busy={isLoading}
        onBlur={() => setAsking(false)}
        onClick={() => (isAsking || usageCount === 0 ? void confirmRemoval() : setAsking(true))}
      />
    </li>
  )
}
