import { useUpdateTagMutation } from '../../../src/api/tags'
import type { Tag } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { movedTags } from './rules'

/** Moves a tag one place up or down in the partner's order, with Undo (WG-03). */
export function useTagOrder(): (tags: readonly Tag[], id: number, step: 1 | -1) => void {
  const t = useMessages()
  const attempt = useAttempt()
  const [update] = useUpdateTagMutation()
  // One after the other: the server takes changes of tags in turn anyway, and the first failure ends it.
  const send = async (tags: readonly Tag[]) => {
    for (const { id, sort } of tags) await update({ tag: id, change: { sort } }).unwrap()
  }
  return (tags, id, step) => {
    const moved = movedTags(tags, id, step)
    const before = tags.filter((tag) => moved.some((other) => other.id === tag.id))
    if (moved.length === 0) return
    void attempt({
      run: () => send(moved),
      done: t('websiteChange.done.field', { field: t('websiteDetails.tags.title') }),
      undo: () => send(before),
    })
  }
}
