import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import type { Services } from '../../kernel/context'
import type { Actor, News } from '../../kernel/News'
import { writeNews } from './writeNews'

/** `changed` is what the command answers. */
export type Change<Answer> = News & { readonly changed: Answer }

type Command<Result> = (db: Kysely<Database>) => Promise<Result>
type CommitServices = Pick<Services, 'db' | 'clock' | 'root'>

/** Runs a command in a transaction, and tells in the same what it changed: nobody hears of anything before it is committed, nor if it never is. */
export function commit<Answer>(services: CommitServices, by: Actor, command: Command<Change<Answer>>): Promise<Answer>
export function commit(services: CommitServices, by: Actor, command: Command<News & { readonly changed?: never }>): Promise<void>
export function commit(services: CommitServices, by: Actor, command: Command<News & { changed?: unknown }>): Promise<unknown> {
  return services.db.transaction().execute(async (db) => {
    const { changed, ...news } = await command(db)
    await writeNews({ ...services, db }, by, news)
    return changed
  })
}
