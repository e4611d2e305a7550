import type { HostProcess } from './hostProcess'
import { signIn } from './signIn'

/** How many tags are there before the host is killed. */
const WRITES = 20

/** Kills a host while somebody writes; the next one has all that was answered. */
export async function expectNothingLost(start: () => HostProcess): Promise<void> {
  const first = start()
  const call = await signIn(await first.address)
  const acknowledged: string[] = []
  // Several writers at once, so that the process dies between any two steps of some write.
  const write = async (writer: number) => {
    for (let nth = 0; ; nth++) {
      const name = `kept ${writer}.${nth}`
      const answer = await call('/api/tags', { name, color: '0852ed' }).catch(() => null)
      if (!answer) return
      expect(answer.status).toBe(200)
      acknowledged.push(name)
      if (acknowledged.length === WRITES) void first.kill('SIGKILL')
    }
  }
  await Promise.all([1, 2, 3, 4].map(write))
  await first.ended

  const { items } = await (await (await signIn(await start().address))('/api/tags')).json()
  const names = items.map(({ name }: { name: string }) => name)
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES)
  expect(names).toEqual(expect.arrayContaining(acknowledged))
}
