import { Hono } from 'hono'
import { checkVersion } from './db/checkVersion'
import { openPostgres } from './db/openPostgres'
import { prepareFolder } from './db/prepareFolder'
import type { HostEnv } from './kernel/context'
import { listen } from './listen'
import type { Settings } from './settings'

/** Tries what the settings name, without changing anything: the folder of the data can be written to, the database answers and is of this version, and the port is free. */
export async function checkSettings(settings: Settings): Promise<void> {
  prepareFolder(settings.dataDir)
  if (settings.database.url) await checkDatabase(settings.database.url)
  const { requests } = await listen(new Hono<HostEnv>(), settings)
  await requests.finish()
}

async function checkDatabase(url: string): Promise<void> {
  const open = await openPostgres(url)
  await checkVersion(open.db, { url }).finally(open.close)
}
