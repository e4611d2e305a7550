# Renders demo/recipes/erb/page.html.erb for each case on standard input.
require 'erb'
require 'partner_islands'

# What a view of Rails sees: values as methods, and the helpers.
class View
  include ERB::Util
  include PartnerIslands::Helper
  def initialize(values) = values.each { |name, value| define_singleton_method(name) { value } }
  def render(template) = ERB.new(template).result(binding)
end

PartnerIslands.current = PartnerIslands.new(ENV['DIST'])
template = File.read('demo/recipes/erb/page.html.erb', encoding: 'utf-8')
cases = JSON.parse($stdin.read.force_encoding('utf-8'))
puts JSON.generate(cases.map { |values| View.new(values).render(template) })
