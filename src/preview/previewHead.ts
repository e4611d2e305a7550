/** What the preview page of an island gets: the package, and a script that shows the island, again after each save. */
export const previewHead = (
  name: string,
): string => `<script type="importmap">{"imports":{"partner-islands/standalone":"/assets/index.js"}}</script>
  <script type="module" src="/assets/partner-islands.js"></script>
  <script type="module">
    import { start } from 'partner-islands/standalone'
    const hosts = document.querySelectorAll('[data-island="${name}"]')
    let saves = 0
    function show() {
      // A name stands for the first module that was loaded by it, so each save is an island of its own.
      const island = '${name}' + (saves ? '@' + saves : '')
      const place = new URL('./${name}.js', location.href.replace(location.origin, location.origin + '/saved/' + saves))
      start({ islands: { [island]: () => import(place) } })
      for (const host of hosts) host.dataset.island = island
    }
    show()
    new EventSource('/saves').addEventListener('message', ({ data }) => {
      if (data === 'page') return location.reload()
      saves += 1
      show()
    })
  </script>
`
