import { type Edit, type Kind, type Recipe } from '../Kind'
import { MARK } from '../mark'
import type { Project } from '../Project'

const PAGE: Recipe = { from: 'nunjucks/page.njk', to: 'views/islands/page.njk' }
const RENDER = "(await import('./islands.mjs')).renderIslands()"
const SERVERS = ['server', 'app', 'index', 'main'].flatMap((name) => ['mjs', 'js', 'ts'].map((ending) => `${name}.${ending}`))

interface Framework {
  readonly name: string
  readonly created: RegExp
  lines(app: string): readonly string[]
}

/** The statement that makes the server, to its end: options may stand on lines of their own. */
const madeBy = (call: string) =>
  new RegExp(String.raw`^(?:const|let|var) (\w+) = ${call}\((?:.*\)|\{\n(?:[ \t].*\n|\n)*\}\));?[ \t]*(?://.*)?$(?!\s*\.)`, 'm')

/** What each says to show the page and to publish the files. */
const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'express',
    created: madeBy('express'),
    lines: (app) => [
      `${app}.get('/islands', async (_, response) => response.send(${RENDER}))`,
      `${app}.use('/assets', express.static('public/assets'))`,
    ],
  },
  {
    name: 'hono',
    created: madeBy('new Hono(?:<.*>)?'),
    lines: (app) => [
      `${app}.get('/islands', async (context) => context.html(${RENDER}))`,
      `${app}.use('/assets/*', async (...call) => (await import('@hono/node-server/serve-static')).serveStatic({ root: './public' })(...call))`,
    ],
  },
  {
    name: 'fastify',
    created: madeBy(String.raw`(?:[Ff]astify|require\(['"]fastify['"]\))`),
    lines: (app) => [
      `${app}.get('/islands', async (_, reply) => reply.type('text/html').send(${RENDER}))`,
      `${app}.register(import('@fastify/static'), { root: \`\${process.cwd()}/public\` })`,
    ],
  },
]

function showIn(project: Project): Edit {
  const files = SERVERS.filter((file) => project.has(file))
  const found = files.flatMap((file) =>
    FRAMEWORKS.flatMap((framework) => (framework.created.test(project.read(file)) ? { file, framework } : [])),
  )
  const used = FRAMEWORKS.find(({ name }) => uses(project, name)) ?? FRAMEWORKS[0]
  const [{ file, framework } = { file: 'the file that makes your server', framework: used }] = found
  return {
    file,
    ...(framework && { after: framework.created }),
    say: 'Where you make your server, show the page and publish the files:',
    lines: ([, app = 'app']) => [`// ${MARK}`, ...(framework?.lines(app) ?? [])],
  }
}

const uses = (project: Project, name: string) => project.read('package.json').includes(`"${name}"`)

export const node: Kind = {
  title: 'Express, Hono or Fastify with Nunjucks',
  recognise: (project) => (/"(?:express|hono|fastify|nunjucks)"\s*:/.test(project.read('package.json')) ? 'package.json' : undefined),
  place: (project) => {
    const missing = ['nunjucks', ...(uses(project, 'fastify') ? ['@fastify/static'] : [])].filter((name) => !uses(project, name))
    return {
      assets: 'public/assets',
      examples: [{ from: 'nunjucks/islands.mjs', to: 'islands.mjs' }],
      page: PAGE,
      edits: [showIn(project)],
      render: [process.execPath, '-e', "import('./islands.mjs').then(({ renderIslands }) => console.log(renderIslands()))"],
      address: 'http://localhost:3000/islands',
      steps: missing.length > 0 ? [{ say: 'Install what the page is made with:', code: [`npm install ${missing.join(' ')}`] }] : [],
    }
  },
}
