import { type Adapter, type Kind, type Recipe } from '../Kind'
import { MARK } from '../mark'
import type { Project } from '../Project'

const ADAPTER: Adapter = { from: 'php', to: 'packages/partner-islands', sign: 'composer.json' }
const TWIG_PAGE: Recipe = { from: 'twig/page.html.twig', to: 'templates/islands/page.html.twig' }
const SERVED = 'http://localhost:8000/islands'

const needs = (project: Project, packages: RegExp) => (packages.test(project.read('composer.json')) ? 'composer.json' : undefined)

const usesLaravel = (project: Project) => needs(project, /"(?:laravel\/framework|illuminate\/view)"/)
const usesSymfony = (project: Project) => needs(project, /"symfony\/(?:framework|twig)-bundle"/)
const usesTwig = (project: Project) => needs(project, /"twig\/twig"/)

/** Composer loads the package, and says so in composer.json. */
const requireIn = (project: Project) =>
  needs(project, /"partner-islands\/partner-islands"/)
    ? []
    : [
        ['composer', 'config', 'repositories.partner-islands', 'path', ADAPTER.to],
        ['composer', 'require', '--no-interaction', 'partner-islands/partner-islands'],
      ]

/** What the application answers at /islands, by its kernel. */
const answerOf = (kernel: string, request: string) => [
  'php',
  '-r',
  `require "vendor/autoload.php"; ${kernel}; echo $kernel->handle(${request}::create("/islands"))->getContent();`,
]

export const symfony: Kind = {
  title: 'Symfony with Twig',
  recognise: usesSymfony,
  place: (project) => ({
    assets: 'public/assets',
    adapter: ADAPTER,
    examples: [{ from: 'symfony/IslandsController.php', to: 'src/Controller/IslandsController.php' }],
    page: TWIG_PAGE,
    commands: requireIn(project),
    edits: [
      {
        file: 'config/bundles.php',
        after: /return \[/,
        say: 'In config/bundles.php, add:',
        lines: () => [`    PartnerIslands\\PartnerIslandsBundle::class => ['all' => true], // ${MARK}`],
      },
    ],
    render: answerOf('$kernel = new App\\Kernel("dev", true)', 'Symfony\\Component\\HttpFoundation\\Request'),
    address: SERVED,
    steps: [],
  }),
}

export const twig: Kind = {
  title: 'PHP with Twig',
  recognise: (project) => (usesSymfony(project) || usesLaravel(project) ? undefined : usesTwig(project)),
  place: (project) => ({
    assets: 'public/assets',
    adapter: ADAPTER,
    examples: [{ from: 'twig/islands.php', to: 'public/islands.php' }],
    page: TWIG_PAGE,
    commands: requireIn(project),
    edits: [],
    render: ['php', 'public/islands.php'],
    address: `${SERVED}.php`,
    steps: [],
  }),
}

export const laravel: Kind = {
  title: 'Laravel with Blade',
  recognise: usesLaravel,
  place: (project) => ({
    assets: 'public/assets',
    adapter: ADAPTER,
    examples: [],
    page: { from: 'blade/page.blade.php', to: 'resources/views/islands/page.blade.php' },
    commands: requireIn(project),
    edits: [
      {
        file: 'routes/web.php',
        say: 'Show the page in routes/web.php:',
        lines: () => [
          '',
          `// ${MARK}`,
          `Illuminate\\Support\\Facades\\Route::get('/islands', fn () => view('islands.page', [`,
          `    'title' => 'Islands', 'props' => [], 'nonce' => '',`,
          `    'page' => json_decode(file_get_contents(resource_path('views/islands/page.json')), true),`,
          ']));',
        ],
      },
    ],
    render: answerOf(
      '$app = require "bootstrap/app.php"; $kernel = $app->make(Illuminate\\Contracts\\Http\\Kernel::class)',
      'Illuminate\\Http\\Request',
    ),
    address: SERVED,
    steps: [],
  }),
}

export const php: Kind = {
  title: 'plain PHP',
  recognise: (project) => {
    if (usesLaravel(project) || usesSymfony(project) || usesTwig(project)) return undefined
    return ['public/index.php', 'index.php', 'composer.json'].find((file) => project.has(file))
  },
  place: () => ({
    assets: 'public/assets',
    adapter: ADAPTER,
    examples: [{ from: 'php/islands.php', to: 'public/islands.php' }],
    page: { from: 'php/page.php', to: 'templates/islands/page.php' },
    edits: [],
    render: ['php', 'public/islands.php'],
    address: `${SERVED}.php`,
    steps: [{ say: 'Let your server publish the folder public. PHP itself does:', code: ['php -S localhost:8000 -t public'] }],
  }),
}
