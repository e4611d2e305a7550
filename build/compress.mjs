import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Browsers ask for these; maps and manifests are for others. */
const ASKED_FOR = /\.js$/

/** Leaves a brotli and a gzip copy beside every script of a folder, for servers that send what lies there. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!ASKED_FOR.test(name)) continue
    const file = path.join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
