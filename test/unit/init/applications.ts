export interface Application {
  readonly kind: string
  readonly files: Readonly<Record<string, string>>
  /** The package of its ecosystem, and where it goes. */
  readonly adapter?: { readonly folder: string; readonly to: string }
  /** Where the recipes go. */
  readonly gets: Readonly<Record<string, string>>
  readonly assets?: string
}

export const composer = (name: string) => ({ 'composer.json': JSON.stringify({ require: { [name]: '*' } }) })
const APPLICATION = 'package com.shop.web;\n\n@SpringBootApplication\nclass Shop {}\n'
const PHP = { folder: 'php', to: 'packages/partner-islands' }
const PYTHON = { folder: 'python/partner_islands', to: 'partner_islands' }

export const applications: readonly Application[] = [
  {
    kind: 'symfony',
    files: composer('symfony/framework-bundle'),
    adapter: PHP,
    gets: {
      'src/Controller/IslandsController.php': 'symfony/IslandsController.php',
      'templates/islands/page.html.twig': 'twig/page.html.twig',
    },
  },
  {
    kind: 'twig',
    files: composer('twig/twig'),
    adapter: PHP,
    gets: { 'public/islands.php': 'twig/islands.php', 'templates/islands/page.html.twig': 'twig/page.html.twig' },
  },
  {
    kind: 'laravel',
    files: { ...composer('laravel/framework'), 'package.json': '{"devDependencies": {"vite": "*"}}' },
    adapter: PHP,
    gets: { 'resources/views/islands/page.blade.php': 'blade/page.blade.php' },
  },
  {
    kind: 'php',
    files: { 'public/index.php': '<?php' },
    adapter: PHP,
    gets: { 'public/islands.php': 'php/islands.php', 'templates/islands/page.php': 'php/page.php' },
  },
  {
    kind: 'django',
    files: { 'manage.py': '', 'requirements.txt': 'django\njinja2\n', 'shop/apps.py': '' },
    adapter: PYTHON,
    assets: 'static/assets',
    gets: { 'shop/islands.py': 'django/views.py', 'shop/templates/islands/page.html': 'django/page.html' },
  },
  {
    kind: 'flask',
    files: { 'pyproject.toml': 'dependencies = ["flask>=3"]' },
    adapter: PYTHON,
    assets: 'static/assets',
    gets: { 'islands_page.py': 'jinja/blueprint.py', 'templates/islands/page.html': 'jinja/page.html' },
  },
  {
    kind: 'rails',
    files: { Gemfile: 'source "https://rubygems.org"\ngem "rails", "~> 8.0"\n' },
    adapter: { folder: 'ruby', to: 'vendor/partner_islands' },
    gets: { 'app/controllers/islands_controller.rb': 'erb/islands_controller.rb', 'app/views/islands/page.html.erb': 'erb/page.html.erb' },
  },
  {
    kind: 'spring',
    files: { 'pom.xml': '<artifactId>spring-boot-starter-web</artifactId>', 'src/main/java/com/shop/web/Shop.java': APPLICATION },
    adapter: { folder: 'java/src/main', to: 'src/main' },
    gets: {
      'src/main/java/com/shop/web/IslandsController.java': 'thymeleaf/IslandsController.java',
      'src/main/resources/templates/islands/page.html': 'thymeleaf/page.html',
    },
  },
  {
    kind: 'node',
    files: { 'package.json': '{"dependencies": {"express": "5", "partner-islands": "*"}}' },
    gets: { 'islands.mjs': 'nunjucks/islands.mjs', 'views/islands/page.njk': 'nunjucks/page.njk' },
  },
]
