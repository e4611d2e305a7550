/** @jest-environment ./test/server/support/environment.cjs */
import { unzipSync } from 'fflate'
import { cleanName, packFiles } from '../../../../demo/features/files/library/packFiles'
import type { FileStore } from '../../../../demo/services'

const named = (path: string, scan_state: 'clean' | 'infected' = 'clean') => ({ path, content_hash: path, scan_state })

/** Holds a file of 1 MB under every name, and notes what was read. */
function filesOf(read: string[]): { files: FileStore } {
  const get = (hash: string) => {
    read.push(hash)
    return Promise.resolve(new Uint8Array(1024 ** 2))
  }
  // Nothing else of the store is asked.
  return { files: { get } as FileStore }
}
const namesIn = async (zip: ReadableStream<Uint8Array>) => Object.keys(unzipSync(new Uint8Array(await new Response(zip).arrayBuffer())))

it('is made while it is sent: a file is read when the one before it was taken', async () => {
  const read: string[] = []
  const rows = Array.from({ length: 50 }, (_, nth) => named(`${nth}.bin`))
  const reader = packFiles(filesOf(read), rows).getReader()
  await reader.read()
  expect(read.length).toBeLessThan(5)
  await reader.cancel()
})

it('has a name of its own for each file, whatever they are called', async () => {
  const names = ['a.txt', 'a.txt', 'a (2).txt', 'a.txt', '__proto__', '__proto__', 'b']
  expect(
    await namesIn(
      packFiles(
        filesOf([]),
        names.map((name) => named(name)),
      ),
    ),
  ).toEqual(['a.txt', 'a (2).txt', 'a (2) (2).txt', 'a (3).txt', '__proto__ (2)', 'b'])
})

it('leaves out what nobody may open', async () => {
  expect(await namesIn(packFiles(filesOf([]), [named('a.txt'), named('virus.exe', 'infected')]))).toEqual(['a.txt'])
})

it.each([
  ['../../etc/passwd', '__.._etc_passwd'],
  [String.raw`C:\Windows\x`, 'C__Windows_x'],
  ['.htaccess', '_htaccess'],
  ['', '_'],
])('writes nothing outside when it is unpacked: %s', (name, clean) => expect(cleanName(name)).toBe(clean))
