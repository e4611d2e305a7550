import path from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import dynamicImportVars from '@rollup/plugin-dynamic-import-vars'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from '@swc/core'
import { isPack } from './chunks.mjs'
import { css } from './css-plugin.mjs'
import { fonts } from './fonts-plugin.mjs'
import { messages } from './messages-plugin.mjs'
import { retryableImports } from './retryable-imports-plugin.mjs'

/**
 * Has Chromium compile a file while it comes, beside the main thread: what a page loads is what it runs next. Others take it for a comment.
 * It has to be the first line.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

const minified = () => ({
  name: 'minify',
  renderChunk: (code) =>
    minify(code, { module: true, sourceMap: true, compress: { ecma: 2022, passes: 2 }, mangle: true, format: { preamble: COMPILE_ALL } }),
})

// Message packs have a folder of their own, and what is called `index` is called after its folder.
function chunkName(chunk) {
  const { moduleIds, name, facadeModuleId } = chunk
  if (isPack(chunk)) return 'messages/[name]-[hash].js'
  // A chunk that others import too has no facade: its last module is the one that needs the rest.
  const module = facadeModuleId ?? moduleIds.at(-1)
  return `chunks/${name === 'index' ? path.basename(path.dirname(module)) : '[name]'}-[hash].js`
}

/**
 * Compiles TypeScript, once for all bundles of a run; the types of everything are checked before (`npm run types`). Modules are found by
 * node-resolve alone: the plugin would forget that those of this package have no side effects, and with it what may be left out.
 */
function compiler() {
  const {
    resolveId: _,
    buildStart,
    ...plugin
  } = typescript({
    include: ['src', 'widgets', 'demo', 'adapters', 'test/fixtures', 'test/bench'].map((folder) => `${folder}/**/*.{ts,tsx}`),
    noEmitOnError: true,
    compilerOptions: { noCheck: true },
  })
  let isStarted = false
  return {
    ...plugin,
    buildStart(options) {
      if (!isStarted) buildStart.call(this, options)
      isStarted = true
    },
  }
}

const compile = compiler()

/** Plugins shared by the product and by the bundles the tests and benchmarks build. */
export const plugins = () => [
  replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
  css(),
  fonts(),
  messages(),
  resolve({ browser: true, exportConditions: ['production'], extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  compile,
  dynamicImportVars({ exclude: ['src/islands/importChunk.ts', 'src/islands/recovery/*.ts'] }),
]

/** What goes out of them: hashed files in folders, and the way in which they ask again for what could not be loaded. */
export const output = (dir, entryFileNames) => ({
  dir,
  format: 'es',
  sourcemap: true,
  entryFileNames,
  chunkFileNames: chunkName,
  assetFileNames: 'assets/[name]-[hash][extname]',
  plugins: [retryableImports(), minified()],
})

// Markers of server components mean nothing here.
export function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

/** The script of a page, and the face for teams that add islands of their own. */
export const browser = {
  onwarn,
  input: { 'partner-islands': 'widgets/entry.ts', index: 'src/standalone.ts' },
  plugins: plugins(),
}

/** The command `partner-islands`, with everything it needs in one file. */
export const command = {
  onwarn,
  input: 'src/command/main.ts',
  external: /^node:/,
  output: { file: 'dist/partner-islands-command.js', format: 'es', banner: '#!/usr/bin/env node' },
  plugins: [resolve({ exportConditions: ['node'], extensions: ['.mjs', '.js', '.ts'] }), compile],
}

/** What Node hosts import as `partner-islands/host`. */
export const adapter = {
  onwarn,
  input: 'adapters/node/host.ts',
  external: /^node:/,
  output: { file: 'dist-adapters/node/host.js', format: 'es' },
  plugins: [compile],
}

/** The reference host, what makes its tables, and the thread in which it reads mails; packages stay where they are. */
export const host = {
  onwarn,
  input: { main: 'demo/main.ts', makeDatabase: 'demo/makeDatabase.ts', thread: 'demo/services/mailReader/readInThread.ts' },
  external: (id) => /^[^./]/.test(id) && !path.isAbsolute(id),
  output: { dir: 'dist-host', format: 'es', sourcemap: true, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  plugins: [json(), resolve({ extensions: ['.ts', '.json'] }), compile],
}
