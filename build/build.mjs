// Builds what browsers load, the command of the package and the reference host: `node build/build.mjs`; with `--watch` all but the
// command, again after every change.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { rollup, watch } from 'rollup'
import { browser, command, host, output } from './rollup.mjs'
import { compress } from './compress.mjs'
import { chunksOf } from './chunks.mjs'
import { frame, islandModules, screens } from './islands.mjs'
import { manifest } from './manifest-plugin.mjs'
import { writeNewDatabase } from './newDatabase.mjs'

let islands = {}
const found = {
  name: 'islands',
  buildEnd(error) {
    if (!error) islands = islandModules(this)
  },
}
const input = { ...browser, plugins: [...browser.plugins, found] }

if (process.argv.includes('--watch')) {
  watch({ ...input, watch: { skipWrite: true } }).on('event', (event) => void onEvent(event))
  watch(host).on('event', tellError)
} else {
  await write(await rollup(input))
  for (const program of [command, host]) await (await rollup(program)).write(program.output)
  await writeNewDatabase('dist-host')
}

async function onEvent(event) {
  tellError(event)
  if (event.code === 'BUNDLE_END') await write(event.result)
}

function tellError({ code, error }) {
  if (code === 'ERROR') console.error(error.message)
}

/** Rollup's own chunks tell who needs which module; ours are made of them. */
async function write(bundle) {
  const { output: files } = await bundle.generate({ format: 'es' })
  const pieces = files.filter(({ type }) => type === 'chunk')
  const units = {
    start: path.resolve('src/islands/start.ts'),
    core: path.resolve('src/islands/core/index.ts'),
    recovery: ['failure/failureLook', 'recovery/importAgain'].map((name) => path.resolve(`src/islands/${name}.ts`)),
    islands: { ...islands, face: path.resolve('src/standalone.ts') },
    frame,
    screens: screens.map(({ island }) => island),
  }
  const chunks = chunksOf(pieces, units)
  const { plugins, ...look } = output('dist', '[name].js')
  // Every build names its files anew.
  for (const folder of ['chunks', 'messages']) rmSync(path.join('dist', folder), { recursive: true, force: true })
  await bundle.write({
    ...look,
    manualChunks: (id) => chunks.get(id),
    onlyExplicitManualChunks: true,
    plugins: [...plugins, manifest(islands)],
  })
  await bundle.close()
  compress('dist')
}
