import { Plus, Tag as TagIcon, X } from '../../../src/ui/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useCommands, useLetterKey } from '../../../src/store'
import { useTagsQuery } from '../../../src/api/tags'
import type { Tag, WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { cssColour, TAG_NAME_MAX_LENGTH, TAGS_PER_WEBSITE_MAX } from '../../../src/model'
import { Badge, ComboBox, type ComboOption, Stack } from '../../../src/ui'
import { focusField } from '../shared/focusField'
import { findTag, offeredTags } from './rules'
import styles from './tags.module.css'
import { useWebsiteTags } from './useWebsiteTags'

interface Props {
  website: WebsiteDetails
  canEdit: boolean
  canCreate: boolean
}

const NEW = 'new'

/** Tags as chips with a field behind them: typing filters, Enter assigns or creates, Backspace takes the last one away (WG-01). */
export function TagPicker({ website, canEdit, canCreate }: Props) {
  const t = useMessages()
  const { data: all = [] } = useTagsQuery()
  const { add, remove, create } = useWebsiteTags(website)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const { tags } = website
  const name = typed.trim()
  const over = name.length - TAG_NAME_MAX_LENGTH
  const offered = offeredTags(all, tags, typed)
  const isFull = tags.length >= TAGS_PER_WEBSITE_MAX

  const options: ComboOption[] = offered.map((tag) => ({ value: String(tag.id), label: tag.name, start: <Dot tag={tag} /> }))
  if (canCreate && name && over <= 0 && !findTag(all, name))
    options.push({ value: NEW, label: t('websiteDetails.tags.create', { name }), start: <Plus size={14} aria-hidden /> })

  const begin = () => focusField(box.current?.querySelector('input') ?? null)
  const canAdd = canEdit && !isFull
  useLetterKey('t', canAdd ? begin : null)
  useCommands(() => [{ id: 'tags', label: t('websiteDetails.tags.title'), icon: TagIcon, keys: 'T', run: begin }], canAdd)

  const choose = (value: string | null) => {
    const tag = offered.find(({ id }) => String(id) === value)
    if (tag) add(tag)
    else if (value === NEW) create(name)
  }
  const takeAway = (tag: Tag) => {
    remove(tag)
    box.current?.querySelector('input')?.focus()
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const last = tags.at(-1)
    const isEmpty = event.target instanceof HTMLInputElement && event.target.value === ''
    if (event.key === 'Backspace' && isEmpty && last && !event.nativeEvent.isComposing) takeAway(last)
  }

  return (
    <Stack ref={box} gap={2}>
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={t('websiteDetails.tags.title')}>
          {tags.map((tag) => (
            <li key={tag.id} className={styles.chip}>
              <Badge colour={cssColour(tag.color)}>{tag.name}</Badge>
              {canEdit && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('websiteDetails.tags.remove', { name: tag.name })}
                  onClick={() => takeAway(tag)}
                >
                  <X size={13} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!canEdit && tags.length === 0 && <p className={styles.hint}>{t('websiteDetails.tags.none')}</p>}
      {canEdit && (
        <div onKeyDownCapture={onKeyDownCapture}>
          <ComboBox
            label={t('websiteDetails.tags.add')}
            hideLabel
            placeholder={t(isFull ? 'websiteDetails.tags.full' : 'websiteDetails.tags.add')}
            disabled={isFull}
            options={options}
            error={over > 0 ? t('partner.general.tooLong', { count: over }) : undefined}
            value={null}
            onSearch={setTyped}
            onChange={choose}
          />
        </div>
      )}
    </Stack>
  )
}

const Dot = ({ tag }: { tag: Tag }) => <span className={styles.dot} style={{ backgroundColor: cssColour(tag.color) }} aria-hidden />
