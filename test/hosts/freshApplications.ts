/** An application as its framework's own command or documentation makes it, with what Debian has of it. */
export interface FreshApplication {
  readonly kind: string
  /** Succeeds where all of it is installed. */
  readonly probe: string
  /** Makes more of it than the files. */
  readonly create?: string
  readonly files: Readonly<Record<string, string>>
  /** Tells whether the application is whole, once the islands are in it. */
  readonly check?: string
  /** Serves it at `$PORT`. */
  readonly serve: string
  readonly path: string
}

const PHP_SERVER = 'exec php -S 127.0.0.1:$PORT -t public'
const COMPOSER = 'COMPOSER_ALLOW_SUPERUSER=1 composer install --quiet'

/** Debian's packages stand in the place of those of Packagist. */
const composer = (names: readonly string[], psr4: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({
    name: 'shop/shop',
    license: 'proprietary',
    repositories: { 'packagist.org': false },
    replace: Object.fromEntries(names.map((name) => [name, '*'])),
    autoload: { 'psr-4': psr4, files: ['debian.php'] },
  })

const twig: FreshApplication = {
  kind: 'twig',
  probe: `composer --version && php -r "require 'Twig/autoload.php';"`,
  create: COMPOSER,
  files: { 'composer.json': composer(['twig/twig']), 'debian.php': "<?php require_once 'Twig/autoload.php';", 'public/index.php': '<?php' },
  serve: PHP_SERVER,
  path: '/islands.php',
}

const plain: FreshApplication = {
  kind: 'php',
  probe: 'php -v',
  files: { 'public/index.php': '<?php echo "Shop";' },
  serve: PHP_SERVER,
  path: '/islands.php',
}

const symfony: FreshApplication = {
  kind: 'symfony',
  probe: `composer --version && php -r "require 'Symfony/Bundle/FrameworkBundle/autoload.php'; require 'Symfony/Bundle/TwigBundle/autoload.php'; require 'Symfony/Component/Yaml/autoload.php';"`,
  create: COMPOSER,
  files: {
    'composer.json': composer(['symfony/framework-bundle', 'symfony/twig-bundle', 'twig/twig'], { 'App\\': 'src/' }),
    'debian.php':
      "<?php foreach (['Bundle/FrameworkBundle', 'Bundle/TwigBundle', 'Component/Yaml'] as $part) require_once \"Symfony/$part/autoload.php\";",
    'public/index.php': `<?php
require __DIR__ . '/../vendor/autoload.php';
$request = Symfony\\Component\\HttpFoundation\\Request::createFromGlobals();
(new App\\Kernel('dev', true))->handle($request)->send();`,
    'src/Kernel.php': `<?php
namespace App;
class Kernel extends \\Symfony\\Component\\HttpKernel\\Kernel
{
    use \\Symfony\\Bundle\\FrameworkBundle\\Kernel\\MicroKernelTrait;
}`,
    'config/bundles.php': `<?php

return [
    Symfony\\Bundle\\FrameworkBundle\\FrameworkBundle::class => ['all' => true],
    Symfony\\Bundle\\TwigBundle\\TwigBundle::class => ['all' => true],
];
`,
    'config/services.yaml': `services:
    _defaults: { autowire: true, autoconfigure: true }
    App\\: { resource: '../src/', exclude: ['../src/Kernel.php'] }
`,
    'config/routes.yaml': 'controllers:\n    resource: ../src/Controller/\n    type: annotation\n',
    'config/packages/framework.yaml': 'framework:\n    secret: shop\n',
    'src/Controller/.gitignore': '',
    'templates/base.html.twig': '',
  },
  serve: PHP_SERVER,
  path: '/islands',
}

const laravel: FreshApplication = {
  kind: 'laravel',
  probe: `composer --version && php -r "require 'Illuminate/autoload.php'; exit((int) !class_exists('Illuminate\\\\Foundation\\\\Application'));"`,
  create: COMPOSER,
  files: {
    'composer.json': composer(['laravel/framework']),
    'debian.php': "<?php require_once 'Illuminate/autoload.php'; require_once 'Illuminate/Foundation/helpers.php';",
    'bootstrap/cache/.gitignore': '',
    'bootstrap/app.php': `<?php
$app = new Illuminate\\Foundation\\Application(dirname(__DIR__));
$app->singleton(Illuminate\\Contracts\\Http\\Kernel::class, Illuminate\\Foundation\\Http\\Kernel::class);
$app->singleton(Illuminate\\Contracts\\Debug\\ExceptionHandler::class, Illuminate\\Foundation\\Exceptions\\Handler::class);
$app->booted(fn () => Illuminate\\Support\\Facades\\Route::group([], $app->basePath('routes/web.php')));
return $app;`,
    'config/app.php': `<?php
return [
    'name' => 'Shop', 'env' => 'local', 'debug' => true, 'timezone' => 'UTC', 'locale' => 'en', 'cipher' => 'AES-256-CBC', 'key' => str_repeat('k', 32),
    'providers' => [Illuminate\\Filesystem\\FilesystemServiceProvider::class, Illuminate\\View\\ViewServiceProvider::class],
];`,
    'config/view.php': "<?php return ['paths' => [resource_path('views')], 'compiled' => storage_path('views')];",
    'storage/views/.gitignore': '',
    'routes/web.php': "<?php\n\nuse Illuminate\\Support\\Facades\\Route;\n\nRoute::get('/', fn () => 'Shop');\n",
    'public/index.php': `<?php
require __DIR__ . '/../vendor/autoload.php';
$app = require __DIR__ . '/../bootstrap/app.php';
$app->make(Illuminate\\Contracts\\Http\\Kernel::class)->handle(Illuminate\\Http\\Request::capture())->send();`,
  },
  serve: PHP_SERVER,
  path: '/islands',
}

const django: FreshApplication = {
  kind: 'django',
  probe: '/usr/bin/python3 -c "import django"',
  create: '/usr/bin/python3 -m django startproject shop .',
  files: {},
  check: 'python3 manage.py check',
  serve: 'exec python3 manage.py runserver --noreload $PORT',
  path: '/islands',
}

const flask: FreshApplication = {
  kind: 'flask',
  probe: '/usr/bin/python3 -c "import flask"',
  files: {
    'app.py':
      'from flask import Flask\n\napp = Flask(__name__)\n\n\n@app.route("/")\ndef hello_world():\n    return "<p>Hello, World!</p>"\n',
  },
  serve: 'exec python3 -m flask run --port $PORT',
  path: '/islands',
}

const rails: FreshApplication = {
  kind: 'rails',
  probe: 'rails --version && ruby -e "require \'webrick\'"',
  // What the command writes into the Gemfile beside it is not all in Debian.
  create: `rails new . --minimal --skip-bundle --skip-git --skip-active-record --skip-puma --skip-listen --quiet && printf "gem 'rails'\\ngem 'webrick'\\n" > Gemfile`,
  files: {},
  serve: 'exec ruby bin/rails server --using webrick --port $PORT',
  path: '/islands',
}

const node: FreshApplication = {
  kind: 'node',
  probe: 'node -v',
  create: 'npm install --silent --no-audit --no-fund --prefer-offline',
  files: {
    'package.json': '{"type": "module", "dependencies": {"hono": "4", "@hono/node-server": "2", "nunjucks": "3"}}',
    'index.js': `import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.get('/', (c) => c.text('Hello Hono!'))

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
`,
  },
  serve: 'exec node index.js',
  path: '/islands',
}

export const FRESH_APPLICATIONS: readonly FreshApplication[] = [symfony, twig, laravel, plain, django, flask, rails, node]
