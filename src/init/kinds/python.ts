import { type Adapter, type Edit, type Kind, type Recipe } from '../Kind'
import { MARK } from '../mark'
import type { Project } from '../Project'

const ADAPTER: Adapter = { from: 'python/partner_islands', to: 'partner_islands', sign: '__init__.py' }
const FLASK_PAGE: Recipe = { from: 'jinja/page.html', to: 'templates/islands/page.html' }

/** That of the application, where it has its own. */
const pythonOf = (project: Project) => ['.venv/bin/python', 'venv/bin/python'].find((file) => project.has(file)) ?? 'python3'

/** The only app, or a new one where the choice is not ours. */
function appOf(project: Project): { app: string; isNew: boolean } {
  const apps = project.folders.filter((folder) => project.has(`${folder}/apps.py`) && folder !== ADAPTER.to)
  const [app = 'pages'] = apps.length === 1 ? apps : []
  return { app, isNew: !apps.includes(app) }
}

const fileOf = (module = '') => `${module.replaceAll('.', '/')}.py`

function djangoEdits(project: Project): readonly Edit[] {
  const { app, isNew } = appOf(project)
  const settings = fileOf(/DJANGO_SETTINGS_MODULE["'], ["']([\w.]+)/.exec(project.read('manage.py'))?.[1] ?? 'settings')
  const urls = fileOf(/^ROOT_URLCONF = ["']([\w.]+)/m.exec(project.read(settings))?.[1] ?? 'urls')
  return [
    {
      file: settings,
      say: 'In the settings:',
      lines: () => [
        '',
        `# ${MARK}`,
        `INSTALLED_APPS += ["partner_islands"${isNew ? `, "${app}"` : ''}]`,
        'STATICFILES_DIRS = [*globals().get("STATICFILES_DIRS", []), BASE_DIR / "static"]',
      ],
    },
    {
      file: urls,
      say: 'Show the page in urls.py:',
      lines: () => [
        '',
        `# ${MARK}`,
        `from ${app}.islands import show_islands  # noqa: E402`,
        '',
        'urlpatterns += [path("islands", show_islands)]',
      ],
    },
  ]
}

export const django: Kind = {
  title: 'Django',
  recognise: (project) => (project.has('manage.py') ? 'manage.py' : undefined),
  place: (project) => {
    const { app } = appOf(project)
    return {
      assets: 'static/assets',
      adapter: ADAPTER,
      examples: [{ from: 'django/views.py', to: `${app}/islands.py` }],
      page: { from: 'django/page.html', to: `${app}/templates/islands/page.html` },
      edits: djangoEdits(project),
      render: [
        pythonOf(project),
        'manage.py',
        'shell',
        '-c',
        'from django.test import Client; print(Client(HTTP_HOST="localhost").get("/islands").content.decode())',
      ],
      address: 'http://localhost:8000/islands',
      steps: [],
    }
  },
}

const DEPENDENCIES = ['requirements.txt', 'pyproject.toml', 'Pipfile', 'setup.cfg']
const PROGRAMS = ['app.py', 'wsgi.py', 'main.py', 'application.py']
const MADE = /^([ \t]*)(\w+) = Flask\(.*\)[ \t]*$/m

/** What the program prints that makes the application where others can import it. */
function renderFlask(project: Project, program: string) {
  const [, indent, app] = MADE.exec(project.read(program)) ?? []
  if (indent !== '') return {}
  const show = `from ${program.replace('.py', '')} import ${app}; print(${app}.test_client().get("/islands").get_data(as_text=True))`
  return { render: [pythonOf(project), '-c', show] }
}

export const flask: Kind = {
  title: 'Flask or Jinja',
  recognise: (project) =>
    project.has('manage.py')
      ? undefined
      : (DEPENDENCIES.find((file) => /(?:^|["'\s[])(?:flask|jinja2)\b/im.test(project.read(file))) ??
        PROGRAMS.find((file) => /^[ \t]*(?:from|import) (?:flask|jinja2)\b/m.test(project.read(file)))),
  place: (project) => {
    const program = PROGRAMS.find((file) => MADE.test(project.read(file))) ?? 'app.py'
    return {
      assets: 'static/assets',
      adapter: ADAPTER,
      examples: [{ from: 'jinja/blueprint.py', to: 'islands_page.py' }],
      page: FLASK_PAGE,
      edits: [
        {
          file: program,
          after: MADE,
          say: 'Where you make the application:',
          lines: ([, indent = '', app = 'app']) =>
            [`# ${MARK}`, 'from islands_page import blueprint  # noqa: E402', '', `${app}.register_blueprint(blueprint)`].map(
              (line) => line && indent + line,
            ),
        },
      ],
      ...renderFlask(project, program),
      address: 'http://localhost:5000/islands',
      steps: [],
    }
  },
}
