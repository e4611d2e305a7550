import { useAddWebsiteTagMutation, useCreateTagMutation, useRemoveWebsiteTagMutation } from '../../../src/api'
import type { Tag, WebsiteDetails } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { tagColour } from '../../../src/model'
import { showToast, useAppDispatch } from '../../../src/store'

/** Assigning and taking away tags, each with Undo. */
export function useWebsiteTags({ id, tags }: WebsiteDetails) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [addTag] = useAddWebsiteTagMutation()
  const [removeTag] = useRemoveWebsiteTagMutation()
  const [createTag] = useCreateTagMutation()

  const tellFailure = (thrown: unknown, again: () => void) => {
    const { message, values } = toErrorObject(thrown)
    const key = t('details.changeFailed', { field: t('tags.title'), reason: t(message, values) })
    dispatch(showToast({ kind: 'error', key, action: { key: 'partner.general.retry', run: again } }))
  }
  const tell = (key: string, undo: () => void) =>
    dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run: undo } }))

  async function add(tag: Tag, isUndo = false): Promise<void> {
    try {
      await addTag({ id, tag, tags: [...tags.filter((other) => other.id !== tag.id), tag] }).unwrap()
      if (!isUndo) tell(t('tags.added', { name: tag.name }), () => void remove(tag, true))
    } catch (thrown) {
      tellFailure(thrown, () => void add(tag, isUndo))
    }
  }

  async function remove(tag: Tag, isUndo = false): Promise<void> {
    try {
      await removeTag({ id, tag, tags: tags.filter((other) => other.id !== tag.id) }).unwrap()
      if (!isUndo) tell(t('tags.removed', { name: tag.name }), () => void add(tag, true))
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
