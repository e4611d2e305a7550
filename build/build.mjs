// Builds what browsers load and the command of the package: `node build/build.mjs`; with `--watch` what browsers load, again after every change.
import path from 'node:path'
import { rollup, watch } from 'rollup'
import { browser, command, output } from './rollup.mjs'
import { compress } from './compress.mjs'
import { chunksOf } from './chunks.mjs'
import { frame, islandModules, screens } from './islands.mjs'
import { manifest } from './manifest-plugin.mjs'

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
} else {
  await write(await rollup(input))
  await (await rollup(command)).write(command.output)
}

async function onEvent({ code, result, error }) {
  if (code === 'ERROR') console.error(error.message)
  if (code === 'BUNDLE_END') await write(result)
}

/** Rollup's own chunks tell who needs which module; ours are made of them. */
async function write(bundle) {
  const { output: files } = await bundle.generate({ format: 'es' })
  const pieces = files.filter(({ type }) => type === 'chunk')
  const units = {
    start: path.resolve('src/islands/start.ts'),
    core: path.resolve('src/islands/core/index.ts'),
    recovery: ['failureLook', 'recovery/importAgain'].map((name) => path.resolve(`src/islands/${name}.ts`)),
    islands: { ...islands, face: path.resolve('src/standalone.ts') },
    frame,
    screens: screens.map(({ island }) => island),
  }
  const chunks = chunksOf(pieces, units)
  const { plugins, ...look } = output('dist', '[name].js')
  await bundle.write({
    ...look,
    manualChunks: (id) => chunks.get(id),
    onlyExplicitManualChunks: true,
    plugins: [...plugins, manifest(islands)],
  })
  await bundle.close()
  compress('dist')
}
