# For views: islands and island_props.
module PartnerIslands::Helper
  def islands(names, page, nonce)
    raw_html(PartnerIslands.current.islands(names, page, nonce))
  end

  def island_props(props)
    raw_html(PartnerIslands.current.props(props))
  end

  private

  # Rails escapes what is not marked; plain ERB has no such mark.
  def raw_html(text)
    text.respond_to?(:html_safe) ? text.html_safe : text
  end
end
