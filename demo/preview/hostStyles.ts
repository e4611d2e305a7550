/** Style sheets a host page may have, to see that islands look the same under all of them; paths from the project folder. */
export const HOST_STYLES = {
  host: 'demo/pages/templates/static/host.css',
  bootstrap3: 'node_modules/bootstrap3/dist/css/bootstrap.min.css',
  bootstrap4: 'node_modules/bootstrap4/dist/css/bootstrap.min.css',
  bootstrap5: 'node_modules/bootstrap5/dist/css/bootstrap.min.css',
  bulma: 'node_modules/bulma/css/bulma.min.css',
  foundation: 'node_modules/foundation-sites/dist/css/foundation.min.css',
  tailwind: 'node_modules/tailwindcss/preflight.css',
  hostile: 'demo/preview/static/hostile.css',
} as const
export type HostStyle = keyof typeof HOST_STYLES

export const isHostStyle = (name: string): name is HostStyle => Object.hasOwn(HOST_STYLES, name)

/** Names for the list; frameworks are called what they are called everywhere. */
export const HOST_STYLE_NAMES: Readonly<Record<Exclude<HostStyle, 'host' | 'hostile'>, string>> = {
  bootstrap3: 'Bootstrap 3',
  bootstrap4: 'Bootstrap 4',
  bootstrap5: 'Bootstrap 5',
  bulma: 'Bulma',
  foundation: 'Foundation 6',
  tailwind: 'Tailwind 4 Preflight',
}
