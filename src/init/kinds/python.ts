import { dataOf, type Kind, type Recipe } from '../Kind'
import type { Project } from '../Project'

const HELPER: Recipe = { from: 'python/partner_islands.py', to: 'partner_islands.py' }
const FLASK_PAGE: Recipe = { from: 'jinja/page.html', to: 'templates/islands/page.html' }

/** The values of the page, for the call that shows it. */
const valuesOf = (page: Recipe) =>
  [
    `with open("${dataOf(page)}", encoding="utf-8") as file:`,
    '    values = {"title": "Islands", "page": json.load(file), "props": {}, "nonce": ""}',
  ].map((line) => `    ${line}`)

/** The only app, or a new one where the choice is not ours. */
function appOf(project: Project): { app: string; isNew: boolean } {
  const apps = project.folders.filter((folder) => project.has(`${folder}/apps.py`))
  const [app = 'pages'] = apps.length === 1 ? apps : []
  return { app, isNew: !apps.includes(app) }
}

export const django: Kind = {
  title: 'Django',
  recognise: (project) => (project.has('manage.py') ? 'manage.py' : undefined),
  place: (project) => {
    const { app, isNew } = appOf(project)
    const page: Recipe = { from: 'django/page.html', to: `${app}/templates/islands/page.html` }
    return {
      assets: 'static/assets',
      helpers: [HELPER, { from: 'django/templatetags.py', to: `${app}/templatetags/partner_islands_tags.py` }],
      page,
      address: 'http://localhost:8000/islands',
      steps: [
        ...(isNew ? [{ say: 'In the settings:', code: [`INSTALLED_APPS += ["${app}"]`] }] : []),
        {
          say: 'In the settings, for the published files:',
          code: ['STATIC_URL = "/assets/"', 'STATICFILES_DIRS = [BASE_DIR / "static/assets"]'],
        },
        {
          say: 'Show the page in urls.py:',
          code: [
            'import json',
            'from django.shortcuts import render',
            '',
            'def show_islands(request):',
            ...valuesOf(page),
            '    return render(request, "islands/page.html", values)',
            '',
            'urlpatterns += [path("islands", show_islands)]',
          ],
        },
      ],
    }
  },
}

const DEPENDENCIES = ['requirements.txt', 'pyproject.toml', 'Pipfile', 'setup.cfg']
const PROGRAMS = ['app.py', 'wsgi.py', 'main.py', 'application.py']

export const flask: Kind = {
  title: 'Flask or Jinja',
  recognise: (project) =>
    project.has('manage.py')
      ? undefined
      : (DEPENDENCIES.find((file) => /(?:^|["'\s[])(?:flask|jinja2)\b/im.test(project.read(file))) ??
        PROGRAMS.find((file) => /^[ \t]*(?:from|import) (?:flask|jinja2)\b/m.test(project.read(file)))),
  place: () => ({
    assets: 'static/assets',
    helpers: [HELPER, { from: 'jinja/functions.py', to: 'functions.py' }],
    page: FLASK_PAGE,
    address: 'http://localhost:5000/islands',
    steps: [
      {
        say: 'Where you make the application, so that the folder static is published at the root:',
        code: ['from functions import register', '', 'app = Flask(__name__, static_url_path="")', 'register(app.jinja_env)'],
      },
      {
        say: 'Show the page:',
        code: [
          'import json',
          '',
          '@app.get("/islands")',
          'def show_islands():',
          ...valuesOf(FLASK_PAGE),
          '    return render_template("islands/page.html", **values)',
        ],
      },
    ],
  }),
}
