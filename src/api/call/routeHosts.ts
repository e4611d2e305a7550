import type { Router } from '../../routes'

/** The hosts, with port, that the page's routes lead to. */
export function routeHosts(router: Router): Set<string> {
  const hosts = new Set<string>()
  for (const name of router.names()) {
    try {
      hosts.add(new URL(router.generate(name, {}, { absolute: true })).host)
    } catch {
      // A route that needs parameters. Its host has others that need none.
    }
  }
  return hosts
}
