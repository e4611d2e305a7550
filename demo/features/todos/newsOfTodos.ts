import type { LockedWebsite } from '../../db/queries/websites/lockWebsite'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import type { News } from '../../kernel/News'

type Deed = 'added' | 'changed' | 'done' | 'reopened' | 'deleted'

/** What became of to-dos of a website: a line each in its log, and they count in the sidebar and on the website. */
export const newsOfTodos = (website: LockedWebsite, deed: Deed, descriptions: readonly string[]): News => ({
  log: descriptions.map((message) => ({
    website,
    line: { kind: `todo.${deed}`, values: { todo: shortSubject({ subject: '', message }) } },
  })),
  publish: countedTodos(website.id),
})

export const countedTodos = (websiteId: number): NonNullable<News['publish']> => [{ kind: 'todo', websiteId }, { kind: 'counts' }]
