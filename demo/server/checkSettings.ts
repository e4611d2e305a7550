import { Hono } from 'hono'
import { openPostgres } from '../db/openPostgres'
import { prepareFolder } from '../db/prepareFolder'
import type { HostEnv } from './context'
import { listen } from './listen'
import type { Settings } from './settings'

/** Tries what the settings name, without changing anything: the database answers or its folder can be written to, and the port is free. */
export async function checkSettings(settings: Settings): Promise<void> {
  if (settings.database.url) await (await openPostgres(settings.database.url)).close()
  else prepareFolder(settings.dataDir)
  const { requests } = await listen(new Hono<HostEnv>(), settings)
  await requests.finish()
}
