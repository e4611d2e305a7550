import type { IslandDescription, Runtime } from '../types'
import { describeProps } from './describeProps'
import css from './inspector.css'

const REFRESH_MS = 1_000
const COLUMNS = ['Island', 'State', 'Loaded', 'Shown', 'Last error', 'Props', '']

/** Opens the panel for the author of a page; answers with what closes it. It speaks English, like the console. */
export function openInspector(runtime: Runtime): () => void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const panel = element('section', '')
  panel.setAttribute('aria-label', 'Islands of this page')
  const body = element('tbody', '')
  const close = button('Close', stop)
  panel.append(element('h2', `partner-islands ${runtime.version}`), close, tableOf(body))
  root.append(panel)
  document.body.append(host)

  let shown = ''
  function refresh(): void {
    const islands = runtime.islands()
    // Rows that are the same stay, with the focus in them.
    const text = JSON.stringify(islands.map(({ host: { isConnected }, ...island }) => [isConnected, island, timesOf(island)]))
    if (text === shown) return
    shown = text
    body.replaceChildren(...islands.map(rowOf))
  }
  const timer = setInterval(refresh, REFRESH_MS)
  refresh()

  function stop(): void {
    clearInterval(timer)
    host.remove()
  }
  return stop
}

function tableOf(body: HTMLElement): HTMLElement {
  const table = element('table', '')
  const head = element('tr', '')
  head.append(...COLUMNS.map((name) => element('th', name)))
  const section = element('thead', '')
  section.append(head)
  table.append(section, body)
  return table
}

function rowOf(island: IslandDescription): HTMLElement {
  const row = element('tr', '')
  row.dataset['state'] = island.state
  const { loaded, shown } = timesOf(island)
  const error = island.error ? `${island.error.code}: ${island.error.message}` : ''
  row.append(...[island.name, island.state, loaded, shown, error, describeProps(island.host)].map((text) => element('td', text)))
  const find = element('td', '')
  find.append(button(`Find ${island.name}`, () => findHost(island.host)))
  row.append(find)
  return row
}

function timesOf({ name, id }: Pick<IslandDescription, 'name' | 'id'>): { loaded: string; shown: string } {
  const time = (moment: string) => {
    const [measure] = performance.getEntriesByName(`partner-islands:${name}:${id}:found-to-${moment}`)
    return measure ? `${measure.duration.toFixed(0)} ms` : ''
  }
  return { loaded: time('loaded'), shown: time('first-commit') }
}

function findHost(host: Element): void {
  host.scrollIntoView({ block: 'center' })
  host.animate([{ outline: '3px solid #ed5a6c' }, { outline: '3px solid transparent' }], { duration: 1_500 })
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function button(text: string, act: () => void): HTMLElement {
  const made = element('button', text)
  made.addEventListener('click', act)
  return made
}
