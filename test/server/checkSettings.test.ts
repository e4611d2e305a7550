/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkSettings } from '../../demo/checkSettings'
import { readSettings } from '../../demo/settings'
import { serveDns } from '../../demo/services/dns/server'

const folder = mkdtempSync(path.join(tmpdir(), 'host-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (env: Record<string, string>) => checkSettings(readSettings({ DATA_DIR: folder, ...env }, process.cwd()))

it('is content with what can be used', () => expect(check({})).resolves.toBeUndefined())

it('names a port that somebody else has', async () => {
  const other = await serveDns(() => Promise.resolve(null))
  try {
    await expect(check({ PORT: String(other.port) })).rejects.toThrow(
      `HOST and PORT: nothing can listen there (listen EADDRINUSE: address already in use 127.0.0.1:${other.port}).`,
    )
    await expect(serveDns(() => Promise.resolve(null), other.port)).rejects.toThrow('DNS_PORT: nothing can listen there (')
  } finally {
    await other.close()
  }
})

it.each([
  [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR: /dev/null/data cannot be written to ('],
  [{ DATA_DIR: '/dev/null/data', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }, 'DATA_DIR: /dev/null/data cannot be written to ('],
  [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }, 'DATABASE_URL: no PostgreSQL answers there (connect ECONNREFUSED 127.0.0.1:1).'],
  [{ TLS: '1', TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.key' }, 'TLS_CERT: the file cannot be read ('],
])('says what is in the way of %j', (env, message) => expect(check(env)).rejects.toThrow(message))
