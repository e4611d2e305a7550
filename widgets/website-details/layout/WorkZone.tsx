import { NoteCard } from '../note/NoteCard'
import { TagsCard } from '../tags/TagsCard'
import { TodoCard } from '../todos/TodoCard'
import { LowerCards } from './LowerCards'

/** What is to be done, what one should know, and what is looked up now and then. */
export const WorkZone = ({ websiteId }: { websiteId: number }) => (
  <>
    <TodoCard websiteId={websiteId} />
    <NoteCard websiteId={websiteId} />
    <TagsCard websiteId={websiteId} />
    <LowerCards websiteId={websiteId} />
  </>
)
