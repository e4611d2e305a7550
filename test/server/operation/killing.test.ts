import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endProcesses, startProcess } from '../support/hostProcess'
import { expectNothingLost } from '../support/killedWhileWriting'
import { emptyDatabase } from './emptyDatabase'

it('loses nothing that it has acknowledged when it is killed while it writes', async () => {
  const database = await emptyDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'host-data-'))
  await expectNothingLost(() => startProcess({ DATABASE_URL: database, DATA_DIR: folder, DEMO: '1' }))
  await endProcesses()
  await rm(folder, { recursive: true })
})
