require 'json'

# What a page with islands needs, read from the manifest of partner-islands; islands goes into <head>.
class PartnerIslands
  VERSION = '0.0.0'.freeze
  # What islands of an application import by name.
  FACE = 'index.js'.freeze

  class << self
    # The one that the helper of views asks.
    attr_accessor :current
  end

  # dist is the folder of the published files, base its address.
  def initialize(dist = 'public/assets', base = '/assets/')
    @dist, @base = dist, base
  end

  # page has the form of page-data.schema.json.
  def islands(names, page, nonce)
    known, texts = manifest['islands'].slice(*names).values, manifest['messages'].slice('shared', *names).values
    files = (manifest['core'] + known.flat_map { _1['preload'] } + texts.flat_map { _1[page['locale'] || page[:locale]] || [] }).uniq
    base = base_of(page)
    integrity = (files + known.flat_map { _1['lazy'] } + [FACE]).to_h { |file| [base + file, manifest['files'][file]['integrity']] }
    imports = { 'partner-islands/standalone': base + FACE }
    lines = files.map do |file|
      place = %(="#{base}#{file}" integrity="#{integrity[base + file]}" nonce="#{nonce}")
      file == manifest['entry'] ? %(<script type="module" src#{place}></script>) : %(<link rel="modulepreload" href#{place}>)
    end
    [%(<script type="importmap" nonce="#{nonce}">#{json({ imports: imports, integrity: integrity })}</script>), *lines,
     %(<script type="application/json" data-partner-page>#{json(page)}</script>)].join("\n")
  end

  # What only one element needs, inside of it.
  def props(props)
    %(<script type="application/json">#{json(props)}</script>)
  end

  def manifest
    @manifest ||= read_manifest("#{@dist}/manifest.json")
  end

  private

  def read_manifest(file)
    raise "#{file} is not there: publish the files of partner-islands #{VERSION} in that folder." unless File.file?(file)

    manifest = JSON.parse(File.read(file, encoding: 'utf-8'))
    version = manifest.fetch('version', 'another version')
    return manifest if version == VERSION

    raise "#{file} is of partner-islands #{version}, this package of #{VERSION}: publish the files of that version."
  end

  def base_of(page)
    cdn = ((page['config'] || page[:config] || {}).transform_keys(&:to_s)['cdnHost'] || '').chomp('/')
    "#{'https://' unless cdn.empty? || cdn.include?('/')}#{cdn}#{@base}"
  end

  def json(value)
    JSON.generate(value).gsub('<', '\u003c')
  end
end

require 'partner_islands/helper'
require 'partner_islands/engine' if defined?(Rails::Engine)
