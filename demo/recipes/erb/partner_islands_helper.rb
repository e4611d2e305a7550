# What a page with islands needs, read from the manifest of partner-islands; islands() goes into <head>.
# Rails finds it in app/helpers.
require 'json'

module PartnerIslandsHelper
  BASE = '/assets/'
  MANIFEST = JSON.parse(File.read("#{ENV.fetch('PARTNER_ISLANDS_DIST', 'public/assets')}/manifest.json", encoding: 'utf-8'))

  def islands(names, page, nonce)
    known, texts = MANIFEST['islands'].slice(*names).values, MANIFEST['messages'].slice('shared', *names).values
    files = (MANIFEST['core'] + known.flat_map { _1['preload'] } + texts.filter_map { _1[page['locale'] || page[:locale]] }).uniq
    cdn = ((page['config'] || page[:config] || {}).transform_keys(&:to_s)['cdnHost'] || '').chomp('/')
    base = "#{'https://' unless cdn.empty? || cdn.include?('/')}#{cdn}#{BASE}"
    integrity = (files + known.flat_map { _1['lazy'] }).to_h { |file| [base + file, MANIFEST['files'][file]['integrity']] }
    lines = files.map do |file|
      place = %(="#{base}#{file}" integrity="#{integrity[base + file]}" nonce="#{nonce}")
      file == MANIFEST['entry'] ? %(<script type="module" src#{place}></script>) : %(<link rel="modulepreload" href#{place}>)
    end
    raw_html [%(<script type="importmap" nonce="#{nonce}">#{island_json({ integrity: integrity })}</script>), *lines,
              %(<script type="application/json" data-partner-page>#{island_json(page)}</script>)].join("\n")
  end

  def island_props(props) = raw_html(%(<script type="application/json">#{island_json(props)}</script>))

  def island_json(value) = JSON.generate(value).gsub('<', '\u003c')

  # Rails escapes what is not marked; plain ERB has no such mark.
  def raw_html(text) = text.respond_to?(:html_safe) ? text.html_safe : text
end
