/**
 * What the preview page of an island gets: the package, and a script that shows the island, again after each save. What cannot be loaded is told,
 * and what was shown before stays.
 */
export const previewHead = (
  name: string,
): string => `<script type="importmap">{"imports":{"partner-islands/standalone":"/assets/index.js"}}</script>
  <script type="module" src="/assets/partner-islands.js"></script>
  <script type="module">
    import { start } from 'partner-islands/standalone'
    const hosts = document.querySelectorAll('[data-island="${name}"]')
    const problem = document.createElement('pre')
    problem.setAttribute('role', 'alert')
    document.body.append(problem)
    let saves = 0
    async function show() {
      const save = saves
      const place = new URL('./${name}.js', location.href.replace(location.origin, location.origin + '/saved/' + save))
      const [loaded, error] = await import(place).then((module) => [module], (reason) => [null, reason])
      // Another save was quicker.
      if (save !== saves) return
      problem.textContent = error ? '${name}.js: ' + error : ''
      // With the place, which the text has not.
      if (error) return console.error(error)
      // A name stands for the first module that was loaded by it, so each save is an island of its own.
      const island = '${name}' + (save ? '@' + save : '')
      start({ islands: { [island]: async () => loaded } })
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
