import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dts } from 'rollup-plugin-dts'
import { onwarn, output, plugins } from './build/rollup.mjs'

// The parts that only the tarball needs: modules for bundlers, and types.
const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
// The formatter of texts comes along: a bundler would give it the parser, which is only loaded when it is needed.
const names = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== 'intl-messageformat')
const external = (id) => names.some((name) => id === name || id.startsWith(`${name}/`))

/** Bundlers have their own way to load chunks. */
const ownImports = {
  name: 'own-imports',
  load: (id) => (id === path.resolve('src/islands/importChunk.ts') ? 'export const takeImports = () => {}' : null),
}

const { plugins: outgoing, ...look } = output('dist/modules', '[name].js')

/** For applications with a bundler: React and the libraries that they may share stay imports. */
const modules = {
  onwarn,
  input: { index: 'src/index.ts', islands: 'widgets/islands.ts' },
  external,
  // In one folder: bundlers move the files, and the fonts are looked for in the folder `assets` beside them.
  output: { ...look, chunkFileNames: '[name]-[hash].js', plugins: outgoing.filter(({ name }) => name !== 'retryable-imports') },
  plugins: [ownImports, ...plugins()],
}

/** Slices add themselves to this interface from files of their own; here all of it is one file. */
const LAZY_SLICES = /declare module '[^']*\/lazySlices' \{\n([^]*?)\n\}/g

const ownFiles = {
  'islands.d.ts': [
    "import type { Islands, StartOptions } from './index.js'",
    'export declare const islands: Islands',
    "export declare const overlays: NonNullable<StartOptions['overlays']>",
  ],
  'page.d.ts': ["export { mount, start } from './index.js'"],
  'standalone.d.ts': ["import * as React from 'react'", "export * from './index.js'", 'export { React }'],
}

const types = {
  input: { index: 'src/index.ts' },
  external: (id) => external(id) || /\.css$|\.woff2$/.test(id),
  output: { dir: 'dist/types', format: 'es' },
  plugins: [
    dts({
      compilerOptions: { types: ['node'] },
      includeExternal: ['reselect'],
    }),
    {
      name: 'types-of-one-file',
      renderChunk: (code) => code.replace(LAZY_SLICES, '$1'),
      generateBundle() {
        for (const [fileName, lines] of Object.entries(ownFiles))
          this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` })
      },
    },
  ],
}

/** Apart, so that neither file needs a third. */
const hostTypes = {
  input: 'adapters/node/host.ts',
  external: types.external,
  output: { file: 'dist/types/host.d.ts', format: 'es' },
  plugins: [dts({ compilerOptions: { types: ['node'] } })],
}

// Whoever installs the package waits for every file of it, those of an earlier build too.
for (const folder of ['dist/modules', 'dist/types']) rmSync(folder, { recursive: true, force: true })

export default [modules, types, hostTypes]
