import { useRef } from 'react'
import { useAddWebsiteTagMutation, useCreateTagMutation, useRemoveWebsiteTagMutation } from '../../../src/api/tags'
import type { WebsiteChange } from '../../../src/api/websiteChange'
import type { Tag, WebsiteDetails } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { tagColour } from '../../../src/model'
import { showToast, useAppDispatch } from '../../../src/store'
import { keepUndo } from '../../../src/parts/recentActions'

/** Assigning and taking away tags, each with Undo. */
export function useWebsiteTags(website: WebsiteDetails) {
  const { id, tags } = website
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const dispatch = useAppDispatch()
  /** Changes of one's own that are on their way: those that cross surprise nobody. */
  const onTheWay = useRef(0)
  const [addTag] = useAddWebsiteTagMutation()
  const [removeTag] = useRemoveWebsiteTagMutation()
  const [createTag] = useCreateTagMutation()

  const tellFailure = (thrown: unknown, again: () => void) => {
    const { message, values } = toErrorObject(thrown)
    const key = t('websiteDetails.changeFailed', { field: t('websiteDetails.tags.title'), reason: t(message, values) })
    dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: again } }))
  }
  const tell = (key: string, before: Tag[], change: WebsiteChange, undo: () => void) => {
    const forget = dispatch(
      keepUndo(key, ({ undoItems }) => undoItems({ before: [{ ...website, tags: before }], done: [{ id }], change, zone: page.timeZone })),
    )
    const run = () => {
      forget()
      undo()
    }
    dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run } }))
  }

  /** Sends a change, and warns when the tags that come back are not those that whoever made it saw (WG-02). */
  async function send(expected: Tag[], change: (tags: Tag[]) => Promise<{ items: Tag[] }>): Promise<Tag[]> {
    const isAlone = onTheWay.current === 0
    onTheWay.current += 1
    try {
      const { items } = await change(expected)
      if (isAlone && onTheWay.current === 1) warn(expected, items)
      return items
    } finally {
      onTheWay.current -= 1
    }
  }

  function warn(expected: readonly Tag[], there: readonly Tag[]): void {
    const gone = without(expected, there)
    if (gone.length === 0 && without(there, expected).length === 0) return
    const names = there.map(({ name }) => name)
    const keepAll = {
      key: t('websiteDetails.tags.keepAll', { names: formats.list(gone.map(({ name }) => name)) }),
      run: () => void addAll(gone, there),
    }
    const key = t('websiteDetails.tags.meanwhile', { count: names.length, names: formats.list(names) })
    dispatch(showToast({ kind: 'warning', key, ...(gone.length > 0 && { action: keepAll }) }))
  }

  async function addAll(missing: readonly Tag[], there: readonly Tag[]): Promise<void> {
    let all = [...there]
    try {
      for (const tag of missing) ({ items: all } = await addTag({ id, tag, tags: [...all, tag] }).unwrap())
    } catch (thrown) {
      tellFailure(thrown, () => void addAll(without(missing, all), all))
    }
  }

  async function add(tag: Tag, isUndo = false): Promise<void> {
    try {
      const there = await send([...without(tags, [tag]), tag], (expected) => addTag({ id, tag, tags: expected }).unwrap())
      if (!isUndo)
        tell(t('websiteDetails.tags.added', { name: tag.name }), without(there, [tag]), { addTags: [tag] }, () => void remove(tag, true))
    } catch (thrown) {
      tellFailure(thrown, () => void add(tag, isUndo))
    }
  }

  async function remove(tag: Tag, isUndo = false): Promise<void> {
    try {
      const there = await send(without(tags, [tag]), (expected) => removeTag({ id, tag, tags: expected }).unwrap())
      if (!isUndo)
        tell(t('websiteDetails.tags.removed', { name: tag.name }), [...there, tag], { removeTags: [tag] }, () => void add(tag, true))
    } catch (thrown) {
      tellFailure(thrown, () => void remove(tag, isUndo))
    }
  }

  async function create(name: string): Promise<void> {
    try {
      await add(await createTag({ name, color: tagColour(name) }).unwrap())
    } catch (thrown) {
      tellFailure(thrown, () => void create(name))
    }
  }

  return { add: (tag: Tag) => add(tag), remove: (tag: Tag) => remove(tag), create }
}

const without = (tags: readonly Tag[], others: readonly Tag[]): Tag[] => tags.filter(({ id }) => !others.some((other) => other.id === id))
