import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { compileMessages } from '../../../build/messages-plugin.mjs'

const compiler = readFileSync(new URL('../../../build/messages-plugin.mjs', import.meta.url))

/** Components under test get their texts as the build compiles them. What another version of the compiler made is no longer taken from the cache. */
export default {
  process: (source, file) => ({ code: compileMessages(source, file) }),
  getCacheKey: (source, file) => createHash('sha256').update(compiler).update(file).update('\0').update(source).digest('hex'),
}
