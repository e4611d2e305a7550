# The example page at /islands.
class IslandsController < ApplicationController
  def page
    page = JSON.parse(Rails.root.join('app/views/islands/page.json').read)
    render 'islands/page', layout: false, formats: :html, locals: { title: 'Islands', page: page, props: {}, nonce: '' }
  end
end
