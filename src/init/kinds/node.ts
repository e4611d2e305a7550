import { dataOf, type Kind, type Recipe } from '../Kind'

export const node: Kind = {
  title: 'Express, Hono or Fastify with Nunjucks',
  recognise: (project) => (/"(?:express|hono|fastify|nunjucks)"\s*:/.test(project.read('package.json')) ? 'package.json' : undefined),
  place: (project) => {
    const views = project.has('templates') && !project.has('views') ? 'templates' : 'views'
    const page: Recipe = { from: 'nunjucks/page.njk', to: `${views}/islands/page.njk` }
    return {
      assets: 'public/assets',
      helpers: [{ from: 'nunjucks/partnerIslands.mjs', to: 'partnerIslands.mjs' }],
      page,
      address: 'http://localhost:3000/islands',
      steps: [
        ...(/"nunjucks"\s*:/.test(project.read('package.json'))
          ? []
          : [{ say: 'Install the template engine:', code: ['npm install nunjucks'] }]),
        {
          say: 'Publish the folder public, with that of your server:',
          code: [
            "app.use(express.static('public'))  // Express",
            "app.use(serveStatic({ root: './public' }))  // Hono",
            "app.register(fastifyStatic, { root: path.resolve('public') })  // Fastify",
          ],
        },
        {
          say: 'Where you make the environment of Nunjucks:',
          code: [
            "import { addPartnerIslands } from './partnerIslands.mjs'",
            '',
            `const environment = nunjucks.configure('${views}', { autoescape: true })`,
            'addPartnerIslands(environment)',
          ],
        },
        {
          say: 'Answer /islands with the page:',
          code: [
            `const page = JSON.parse(readFileSync('${dataOf(page)}', 'utf8'))`,
            "environment.render('islands/page.njk', { title: 'Islands', page, props: {}, nonce: '' })",
          ],
        },
      ],
    }
  },
}
