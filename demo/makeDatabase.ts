import { openDatabase } from './db'

/** Makes a database with its tables in the folder that is named. The build keeps it as what every new one begins with (`build/newDatabase.mjs`). */
async function makeDatabase(dataDir: string | undefined): Promise<void> {
  const open = await openDatabase({ dataDir })
  await open.close()
}

void makeDatabase(process.argv[2])
