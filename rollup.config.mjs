import path from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import dynamicImportVars from '@rollup/plugin-dynamic-import-vars'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify, transform } from '@swc/core'
import { clientRoutes } from './.ci/client-routes-plugin.mjs'
import { css } from './.ci/css-plugin.mjs'
import { icons } from './.ci/icons-plugin.mjs'
import { manifest } from './.ci/manifest-plugin.mjs'
import { messages } from './.ci/messages-plugin.mjs'
import { retryableImports } from './.ci/retryable-imports-plugin.mjs'

const swcMinify = {
  name: 'swc-minify',
  renderChunk: (code) => minify(code, { module: true, sourceMap: true, compress: { ecma: 2022, passes: 2 }, mangle: true }),
}

// For `npm run dev`: compiles without checking types, which an editor or `tsc --watch` does beside it.
const swcCompile = {
  name: 'swc-compile',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const jsc = { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }
    return transform(code, { filename: id, jsc, sourceMaps: true })
  },
}

// Those that several islands of the shell show; as files of their own each would cost more than it holds.
const SHELL_ICONS = `arrow-left-right bell building-complex calendar-x chart-column check chevron-down clock cloud-off gift globe hand-heart info
  layout-template link list-checks list-todo log-out mail mail-plus mail-question-mark mailbox palette pin plane receipt search settings square-kanban square-plus ticket user-cog user-round
  user-round-check user-search users users-round webhook workflow`
const shellIcons = new RegExp(`[\\\\/]lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](${SHELL_ICONS.split(/\s+/).join('|')})\\.mjs$`)

/** What every page loads, and the parts of the design system that sidebar and header menus use, which most pages have. */
const CORE = [
  /\.woff2$/,
  shellIcons,
  /[\\/]node_modules[\\/]valibot[\\/]/,
  /[\\/]src[\\/](store|http|routes)[\\/](?!persistence[\\/](trail|keptActions)|useWalkKeys|useKeyPair)/,
  /[\\/]src[\\/]page[\\/](?!describe|examineData|jsonProblem|PageIssue|parsePage|repair)/,
  /[\\/]src[\\/]i18n[\\/](?!loadMessages)[^\\/]+\.tsx?$/,
  /[\\/]src[\\/]destinations[\\/](?!LogoutQuestion)/,
  /[\\/]src[\\/]islands[\\/](core[\\/](?!replay)|sheets|defineIsland)/,
  /[\\/]src[\\/]model[\\/](validation[\\/](dates|domain|email|labels|numbers|url)|constants|enumerations|colour|goals|locales|menus|ownScope|people|permissions|roles|routeNames|staffState|status|theme|views)\.ts$/,
  /[\\/]src[\\/]api[\\/](send|baseCall|callRoute|counts|countsSlice|idempotencyKey|logout)\.ts$/,
  /[\\/]src[\\/]contract[\\/](route|envelopes|fields|tolerant|routes[\\/]shell|entities[\\/](goals|partner|session|sidebarCounts|user))\.ts$/,
  /[\\/]src[\\/]ui[\\/](button[\\/]|people[\\/](Avatar|avatar|PersonName|personName)|(?!brandCss)[^\\/]+$|icons[\\/](createIcon|viewIcons)|data[\\/](CountBadge|countBadge))/,
  /[\\/]src[\\/]ui[\\/]feedback[\\/](Spinner|spinner|LiveRegion|VisuallyHidden|visuallyHidden)\b/,
  /[\\/]src[\\/]ui[\\/]overlay[\\/]((Menu|menu|Popover|popover|Tooltip|tooltip|useMenu|usePopover)\w*|OverlayContext|anchorTo)\./,
]

/** What the script of a page does by itself, before it loads an island. */
const START = [
  /[\\/]src[\\/]islands[\\/](strategies[\\/]\w+|messages[\\/]en|(?!index|defineIsland|sheets|inspect|failureLook|standardSchema|use)\w+)\.(ts|json)$/,
  /[\\/]src[\\/]model[\\/]loadStrategies\.ts$/,
]

/** What every screen needs that speaks with the host: the routes all use, with what they answer. */
const CALLS = [
  /[\\/]node_modules[\\/](@reduxjs[\\/]toolkit[\\/]dist[\\/]query|@standard-schema)[\\/]/,
  /[\\/]src[\\/]api[\\/](api|baseQuery|call)\.ts$/,
  /[\\/]src[\\/]store[\\/](commands[\\/]useBarCommands|useLetterKeys?)\.ts$/,
  /[\\/]src[\\/]contract[\\/](routes[\\/]api|entities[\\/](message|storedFile|tag|todo|website|websiteMutations|websiteReference|websiteTemplate))\.ts$/,
  /[\\/]src[\\/]model[\\/](files|messages|notifications|settings|webhookEvents)\.ts$/,
]

/** How lists hear of what others do. */
const LIVE = /[\\/]src[\\/]api[\\/](refreshLists|useHostEvents)\.ts$/

/** How every screen shows that there is something wrong, nothing yet, or a label. */
const STATES = [
  /[\\/]src[\\/]ui[\\/]feedback[\\/](FailedState|StateView|stateView|Skeleton|skeleton)\b/,
  /[\\/]src[\\/]ui[\\/]data[\\/](Badge|badge)\b/,
  /[\\/]src[\\/]ui[\\/]field[\\/](Field|field|ControlBox|controlBox)\./,
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-exclamation-point|rotate-ccw|x|inbox|chevrons-up-down|plus|rotate-cw|cloud-exclamation-point)\.mjs$/,
]

/** Icons of which no screen shows one without the other: a file each costs more than it holds. */
const PAIRS = {
  'order-icons': /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]arrow-(up|down)\.mjs$/,
  'page-icons': /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]chevron-(left|right)\.mjs$/,
}

function commonChunk(id) {
  if (/[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/.test(id) || id.includes('commonjsHelpers'))
    return 'react'
  if (START.some((part) => part.test(id))) return 'start'
  if (CALLS.some((part) => part.test(id))) return 'calls'
  if (STATES.some((part) => part.test(id))) return 'states'
  if (LIVE.test(id)) return 'live'
  if (/[\\/]node_modules[\\/](@reduxjs|redux|react-redux|immer|reselect|redux-thunk)[\\/]/.test(id)) return 'state'
  for (const [name, icons] of Object.entries(PAIRS)) if (icons.test(id)) return name
  // What every island needs is one file: many small ones compress worse and cost a request each.
  return CORE.some((part) => part.test(id)) ? 'core' : undefined
}

// Islands and message packs are named after their folders.
function chunkName({ moduleIds, name }) {
  const pack = moduleIds.find((id) => /[\\/]messages[\\/][\w-]+\.json$/.test(id))
  if (pack && moduleIds.length === 1) return `messages/${path.basename(path.dirname(path.dirname(pack)))}-${name}-[hash].js`
  const index = moduleIds.find((id) => /[\\/]index\.tsx?$/.test(id))
  return `chunks/${name === 'index' && index ? path.basename(path.dirname(index)) : name}-[hash].js`
}

const checked = () =>
  typescript({
    tsconfig: './tsconfig.json',
    include: ['src/**/*', 'widgets/**/*', 'test/fixtures/**/*', 'test/bench/**/*'],
    noEmitOnError: true,
    compilerOptions: { types: ['node'] },
  })

/** Plugins shared by the product and by the bundles the tests and benchmarks build. */
export const plugins = () => [
  replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
  icons(),
  css(),
  messages(),
  resolve({ browser: true, exportConditions: ['production'], extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  process.env.UNCHECKED ? swcCompile : checked(),
  clientRoutes(),
  dynamicImportVars({ exclude: ['src/islands/importChunk.ts', 'src/islands/recovery/*.ts'] }),
  retryableImports(),
  swcMinify,
]

export const output = (dir, entryFileNames) => ({
  dir,
  format: 'es',
  sourcemap: true,
  entryFileNames,
  chunkFileNames: chunkName,
  assetFileNames: 'assets/[name]-[hash][extname]',
  manualChunks: commonChunk,
  onlyExplicitManualChunks: true,
})

// Markers of server components mean nothing here.
export function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

const browser = {
  onwarn,
  // The script of a page, and the face for teams that add islands of their own.
  input: { 'partner-islands': 'widgets/entry.ts', index: 'src/standalone.ts' },
  output: output('dist', '[name].js'),
  plugins: [...plugins(), manifest()],
}

/** The command `partner-islands`, with everything it needs in one file. */
const command = {
  onwarn,
  input: 'src/doctor/main.ts',
  external: /^node:/,
  output: { file: 'dist/partner-islands-command.js', format: 'es', banner: '#!/usr/bin/env node' },
  plugins: [resolve({ exportConditions: ['node'], extensions: ['.mjs', '.js', '.ts'] }), process.env.UNCHECKED ? swcCompile : checked()],
}

export default [browser, command]
