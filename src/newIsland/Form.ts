import type { Project } from '../init/Project'

/** How an island is written. */
export interface Form {
  /** A folder in `demo/recipes/new-island`. */
  readonly recipe: 'bundler' | 'plain'
  readonly title: string
  /** Packages of npm that it runs with, and those for types, preview and test. */
  readonly needs: readonly string[]
  readonly devNeeds: readonly string[]
  /** Where islands go unless told. */
  place(project: Project): string
  /** The commands that check it. */
  checks(folder: string, name: string): readonly string[]
  /** What makes pages know it. */
  readonly publish: string
  publishLines(folder: string, name: string): readonly string[]
}

const BUNDLER = /"(?:vite|webpack|rollup|rolldown|esbuild|parcel|@rspack\/core|@symfony\/webpack-encore|laravel-mix|@rsbuild\/core)"\s*:/

const bundler: Form = {
  recipe: 'bundler',
  title: 'TSX, for a bundler',
  needs: ['partner-islands', 'react', 'react-dom'],
  // The last Vitest that runs on every Node that the package runs on.
  devNeeds: ['vite', '@vitejs/plugin-react', 'vitest@4', 'happy-dom', 'typescript', '@types/react', '@types/react-dom'],
  place: () => 'islands',
  checks: (folder) => [`npx vitest run --root ${folder}`, `npx tsc -p ${folder}`],
  publish: 'Add it where your bundle starts the islands, with the path from there:',
  publishLines: (folder, name) => [`start({ islands: { ...islands, '${name}': () => import('./${folder}/${name}') }, overlays })`],
}

const plain: Form = {
  recipe: 'plain',
  title: 'JavaScript, for pages without a bundler',
  needs: ['partner-islands'],
  devNeeds: ['@happy-dom/global-registrator', 'typescript', '@types/react'],
  // Beside the files that init publishes.
  place: (project) => ['public/', 'static/'].find((folder) => project.has(`${folder}assets/manifest.json`))?.concat('islands') ?? 'islands',
  checks: (folder, name) => [`node --test ${folder}/${name}/${name}.test.js`, `npx tsc -p ${folder}/jsconfig.json`],
  publish: 'Publish the folder, and load the island behind the head that the helper prints:',
  publishLines: (folder, name) => [
    `<script type="module" src="/${folder.replace(/^(?:public|static)\//, '')}/${name}/start.js" nonce="…"></script>`,
  ],
}

const FORMS: ReadonlyMap<string, Form> = new Map(Object.entries({ bundler, plain }))

/** The one that was asked for, or that `package.json` tells; throws a sentence where there is none of that name. */
export function findForm(project: Project, asked: string | undefined): Form {
  if (asked === undefined) return BUNDLER.test(project.read('package.json')) ? bundler : plain
  const form = FORMS.get(asked)
  if (!form) throw new Error(`--form "${asked}" is none of those it knows: ${[...FORMS.keys()].join(', ')}.`)
  return form
}
