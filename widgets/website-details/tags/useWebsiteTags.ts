import { useCreateTagMutation } from '../../../src/api/tags'
import type { Tag, WebsiteDetails } from '../../../src/contract'
import { tagColour } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useAttempt } from '../../../src/store'

/** Assigning and taking away tags, each with Undo. */
export function useWebsiteTags(website: WebsiteDetails) {
  const { apply } = useWebsiteChanges()
  const attempt = useAttempt()
  const [createTag] = useCreateTagMutation()

  const add = (tag: Tag) => void apply([website], { addTags: [tag] })
  return {
    add,
    remove: (tag: Tag) => void apply([website], { removeTags: [tag] }),
    create: (name: string) => void attempt({ run: async () => add(await createTag({ name, color: tagColour(name) }).unwrap()) }),
  }
}
