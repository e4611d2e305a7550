import { dataOf, type Kind, type Recipe } from '../Kind'
import type { Project } from '../Project'

const HELPER: Recipe = { from: 'php/partner_islands.php', to: 'partner_islands.php' }
const TWIG_HELPER: Recipe = { from: 'twig/PartnerIslands.php', to: 'PartnerIslands.php' }
const TWIG_PAGE: Recipe = { from: 'twig/page.html.twig', to: 'templates/islands/page.html.twig' }
const BLADE_PAGE: Recipe = { from: 'blade/page.blade.php', to: 'resources/views/islands/page.blade.php' }
const PHP_PAGE: Recipe = { from: 'php/page.php', to: 'templates/islands/page.php' }
const SERVED = 'http://localhost:8000/islands'

const needs = (project: Project, packages: RegExp) => (packages.test(project.read('composer.json')) ? 'composer.json' : undefined)

const usesLaravel = (project: Project) => needs(project, /"(?:laravel\/framework|illuminate\/view)"/)
const usesSymfony = (project: Project) => needs(project, /"symfony\/(?:framework|twig)-bundle"/)
const usesTwig = (project: Project) => needs(project, /"twig\/twig"/)

const AUTOLOAD = 'In composer.json, add to "autoload", and run composer dump-autoload:'

/** The values of the page as a PHP array; the expression begins with how to get to the folder of the application. */
const valuesIn = (toFolder: string, page: Recipe) => [
  '[',
  `    'title' => 'Islands', 'props' => [], 'nonce' => '',`,
  `    'page' => json_decode(file_get_contents(${toFolder}${dataOf(page)}'), true),`,
  ']',
]

/** A call around these lines. */
const around = (before: string, lines: readonly string[], after: string) => [
  ...lines.slice(0, -1).map((line, index) => (index === 0 ? before + line : line)),
  `${lines.at(-1)}${after}`,
]

export const symfony: Kind = {
  title: 'Symfony with Twig',
  recognise: usesSymfony,
  place: () => ({
    assets: 'public/assets',
    helpers: [HELPER, TWIG_HELPER],
    page: TWIG_PAGE,
    address: SERVED,
    steps: [
      { say: AUTOLOAD, code: ['"files": ["partner_islands.php"],', '"classmap": ["PartnerIslands.php"]'] },
      { say: 'In config/services.yaml, add under "services":', code: ['PartnerIslands: ~'] },
      {
        say: 'Show the page in a controller:',
        code: [
          `#[Route('/islands')]`,
          'public function islands(): Response',
          '{',
          ...around(
            "return $this->render('islands/page.html.twig', ",
            valuesIn("$this->getParameter('kernel.project_dir') . '/", TWIG_PAGE),
            ');',
          ).map((line) => `    ${line}`),
          '}',
        ],
      },
    ],
  }),
}

export const twig: Kind = {
  title: 'PHP with Twig',
  recognise: (project) => (usesSymfony(project) || usesLaravel(project) ? undefined : usesTwig(project)),
  place: () => ({
    assets: 'public/assets',
    helpers: [HELPER, TWIG_HELPER],
    page: TWIG_PAGE,
    address: SERVED,
    steps: [
      {
        say: 'Where you make the Twig environment:',
        code: [
          "require __DIR__ . '/../partner_islands.php';",
          "require __DIR__ . '/../PartnerIslands.php';",
          '$twig->addExtension(new PartnerIslands());',
        ],
      },
      {
        say: 'Show the page at /islands:',
        code: around("echo $twig->render('islands/page.html.twig', ", valuesIn("__DIR__ . '/../", TWIG_PAGE), ');'),
      },
    ],
  }),
}

export const laravel: Kind = {
  title: 'Laravel with Blade',
  recognise: usesLaravel,
  place: () => ({
    assets: 'public/assets',
    helpers: [HELPER],
    page: BLADE_PAGE,
    address: SERVED,
    steps: [
      { say: AUTOLOAD, code: ['"files": ["partner_islands.php"]'] },
      {
        say: 'Show the page in routes/web.php:',
        code: around("Route::get('/islands', fn () => view('islands.page', ", valuesIn("base_path() . '/", BLADE_PAGE), '));'),
      },
    ],
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
    helpers: [HELPER],
    page: PHP_PAGE,
    address: `${SERVED}.php`,
    steps: [
      { say: 'Let your server publish the folder public. PHP itself does:', code: ['php -S localhost:8000 -t public'] },
      {
        say: 'Show the page in public/islands.php:',
        code: [
          '<?php',
          "require __DIR__ . '/../partner_islands.php';",
          ...around('extract(', valuesIn("__DIR__ . '/../", PHP_PAGE), ');'),
          `require __DIR__ . '/../${PHP_PAGE.to}';`,
        ],
      },
    ],
  }),
}
