# Rails: the helper in every view, with files in public/assets. An initializer may set PartnerIslands.current otherwise.
class PartnerIslands::Engine < Rails::Engine
  initializer 'partner_islands.helper' do |app|
    PartnerIslands.current ||= PartnerIslands.new(app.root.join('public/assets'))
    ActiveSupport.on_load(:action_view) { include PartnerIslands::Helper }
  end
end
