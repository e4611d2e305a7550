import { dataOf, type Kind, type Recipe } from '../Kind'

const PAGE: Recipe = { from: 'erb/page.html.erb', to: 'app/views/islands/page.html.erb' }

export const rails: Kind = {
  title: 'Rails or ERB',
  recognise: (project) => (/^[ \t]*gem[ (]+["'](?:rails|sinatra|erb|erubi)["']/m.test(project.read('Gemfile')) ? 'Gemfile' : undefined),
  place: () => ({
    assets: 'public/assets',
    helpers: [{ from: 'erb/partner_islands_helper.rb', to: 'app/helpers/partner_islands_helper.rb' }],
    page: PAGE,
    address: 'http://localhost:3000/islands',
    steps: [
      { say: 'In config/routes.rb:', code: ["get 'islands', to: 'islands#page'"] },
      {
        say: 'In app/controllers/islands_controller.rb:',
        code: [
          'class IslandsController < ApplicationController',
          '  def page',
          `    data = JSON.parse(Rails.root.join('${dataOf(PAGE)}').read)`,
          "    render 'islands/page', layout: false, locals: { title: 'Islands', page: data, props: {}, nonce: '' }",
          '  end',
          'end',
        ],
      },
    ],
  }),
}
