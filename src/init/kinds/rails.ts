import { type Kind } from '../Kind'
import { MARK } from '../mark'

export const rails: Kind = {
  title: 'Rails or ERB',
  recognise: (project) => (/^[ \t]*gem[ (]+["'](?:rails|sinatra|erb|erubi)["']/m.test(project.read('Gemfile')) ? 'Gemfile' : undefined),
  place: () => ({
    assets: 'public/assets',
    adapter: { from: 'ruby', to: 'vendor/partner_islands', sign: 'partner_islands.gemspec' },
    examples: [{ from: 'erb/islands_controller.rb', to: 'app/controllers/islands_controller.rb' }],
    page: { from: 'erb/page.html.erb', to: 'app/views/islands/page.html.erb' },
    edits: [
      {
        file: 'Gemfile',
        say: 'In the Gemfile:',
        lines: () => [`# ${MARK}`, "gem 'partner_islands', path: 'vendor/partner_islands'"],
      },
      {
        file: 'config/routes.rb',
        after: /routes\.draw do.*/,
        say: 'In config/routes.rb:',
        lines: () => [`  get 'islands', to: 'islands#page' # ${MARK}`],
      },
    ],
    render: [
      'ruby',
      'bin/rails',
      'runner',
      "session = ActionDispatch::Integration::Session.new(Rails.application); session.host!('localhost'); session.get('/islands'); puts session.response.body",
    ],
    address: 'http://localhost:3000/islands',
    steps: [],
  }),
}
