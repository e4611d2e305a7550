Gem::Specification.new do |spec|
  spec.name = 'partner_islands'
  spec.version = '0.0.0'
  spec.summary = 'Islands of a partner back office in pages of Ruby: Rails, ERB'
  spec.authors = ['partner-islands']
  spec.license = 'MIT'
  spec.required_ruby_version = '>= 2.7'
  spec.files = Dir['lib/**/*', 'page-data.schema.json']
end
