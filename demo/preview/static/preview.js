import { call, Refused } from './call.js'
import { watchFrame } from './watchFrame.js'
import { showReport } from './showReport.js'

const byId = (id) => document.getElementById(id)
const panel = byId('panel')
const controls = byId('controls')
const frame = byId('frame')

/** What is shown, how and to whom: all of it in the address, so that a link shows the same to a colleague. */
const DEFAULTS = { show: 'page:/', style: 'none', load: 'load', props: '', width: '', person: '', language: '', theme: '' }
/** The clock is moved by a duration, whatever the clocks of a zone do. */
const DAY_MS = 86_400_000
const view = { ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(location.search)) }
let world

function remember() {
  const changed = Object.entries(view).filter(([name, value]) => value !== DEFAULTS[name])
  history.replaceState(null, '', changed.length > 0 ? `?${new URLSearchParams(changed)}` : location.pathname)
}

const isIsland = () => view.show.startsWith('island:')

function frameAddress() {
  const name = view.show.slice(view.show.indexOf(':') + 1)
  if (!isIsland()) return name
  const { style, load, props } = view
  return `/preview/frame?${new URLSearchParams({ island: name, style, load, props })}`
}

function showFrame() {
  remember()
  panel.dataset.mode = isIsland() ? 'island' : 'page'
  byId('where').value = view.show.slice(view.show.indexOf(':') + 1)
  byId('open').href = frameAddress()
  frame.contentWindow.location.replace(frameAddress())
}

/** Narrower than the room: shown at that width. Wider: shrunk until it fits. */
function fitFrame() {
  const room = byId('screen').getBoundingClientRect()
  const width = Number(view.width) || room.width - 32
  const scale = Math.min(1, (room.width - 32) / width)
  frame.style.inlineSize = `${width}px`
  frame.style.blockSize = `${(room.height - 32) / scale}px`
  frame.style.transform = scale < 1 ? `scale(${scale})` : ''
  panel.dataset.width = view.width
  for (const button of document.querySelectorAll('button[data-width]')) button.ariaPressed = String(button.dataset.width === view.width)
}

// People are numbered anew with every data set; their address and their partner stay.
const keyOf = ({ email, partnerId }) => `${email}@${partnerId}`
const current = () => world.people.find(({ userId, partnerId }) => userId === world.viewer?.userId && partnerId === world.viewer?.partnerId)

function showWorld(next) {
  world = next
  controls.person.replaceChildren(...world.partners.map(groupOf).filter((group) => group.childElementCount > 0))
  const person = current()
  if (person) controls.person.value = keyOf(person)
  controls.language.value = world.viewer?.locale ?? 'en'
  controls.theme.value = view.theme || 'system'
  for (const box of document.getElementsByName('role')) box.checked = person?.roles.includes(`partner_${box.value}`) ?? false
  const flags = world.partners.find(({ id }) => id === person?.partnerId)?.flags ?? {}
  for (const box of document.getElementsByName('flag')) box.checked = flags[box.value] ?? false
  byId('now').value = new Date(world.clock.now).toLocaleString(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'short' })
  byId('routes').replaceChildren(...['*', ...world.routes].map((route) => new Option(route)))
  byId('faults').replaceChildren(...world.faults.map(faultRow))
  byId('dns-faults').replaceChildren(...world.dnsFaults.map(dnsFaultRow))
}

function groupOf({ id, name }) {
  const group = document.createElement('optgroup')
  group.label = name
  const people = world.people.filter(({ partnerId }) => partnerId === id)
  group.append(
    ...people.map((person) => new Option(`${person.name} (${person.roles.join(', ').replaceAll('partner_', '')})`, keyOf(person))),
  )
  return group
}

function faultRow({ route, latencyMs, status, offline }) {
  const answer = offline ? byId('fault-answer').querySelector('[value=offline]').textContent : status
  return removableRow([route, latencyMs && `${latencyMs} ms`, answer], () => change('PUT', 'faults', { route }))
}

function dnsFaultRow({ name, kind }) {
  const words = byId('dns-kind').querySelector(`[value=${kind}]`).textContent
  return removableRow([name, words], () => change('PUT', 'dns-fault', { name }))
}

function removableRow(words, onRemove) {
  const row = document.createElement('li')
  const remove = document.createElement('button')
  remove.type = 'button'
  remove.className = 'button button--small'
  remove.textContent = byId('faults').dataset.remove
  remove.addEventListener('click', () => attempt(onRemove))
  row.append(words.filter(Boolean).join(' · '), remove)
  return row
}

async function signIn(key) {
  const person = world.people.find((one) => keyOf(one) === key) ?? world.people[0]
  if (!person) return
  await call('POST', 'sign-in', { userId: person.userId, partnerId: person.partnerId })
  view.person = keyOf(person)
  showWorld(await call('GET', 'state'))
}

/** A change of the world: the answer is the new one, and the page is shown anew in it. */
async function change(method, path, body) {
  const answer = await call(method, path, body)
  showWorld(answer ?? (await call('GET', 'state')))
  showFrame()
}

/** After a refusal the controls show again what is the case. */
async function attempt(act) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    showWorld(world)
  }
}

const checked = (name) => [...document.getElementsByName(name)].filter((box) => box.checked).map((box) => box.value)

const ON_CHANGE = {
  person: async ({ value }) => {
    await signIn(value)
    showFrame()
  },
  language: ({ value }) => {
    view.language = value
    return change('PUT', 'person', { language: value })
  },
  theme: ({ value }) => {
    view.theme = value
    return change('PUT', 'person', { theme: value })
  },
  role: () => change('PUT', 'roles', { ...world.viewer, locale: undefined, roles: checked('role') }),
  flag: (box) => change('PUT', 'flags', { partnerId: world.viewer.partnerId, flags: { [box.value]: box.checked } }),
}

controls.addEventListener('submit', (event) => event.preventDefault())
controls.addEventListener('change', ({ target }) => {
  if (target.name in DEFAULTS && !(target.name in ON_CHANGE)) {
    view[target.name] = target.value
    showFrame()
  }
  void attempt(() => ON_CHANGE[target.name]?.(target))
})

const ON_CLICK = {
  reset: async ({ dataset }) => {
    if (!confirm(dataset.confirm)) return
    const key = view.person || keyOf(current() ?? world.people[0])
    showWorld(await call('POST', 'reset', { set: dataset.reset }))
    await signIn(key)
    showFrame()
  },
  days: ({ dataset }) => {
    const days = Number(dataset.days)
    return change('PUT', 'clock', { offsetMs: days === 0 ? 0 : world.clock.offsetMs + days * DAY_MS })
  },
  width: ({ dataset }) => {
    view.width = dataset.width
    remember()
    fitFrame()
  },
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  for (const [name, act] of Object.entries(ON_CLICK)) if (button && name in button.dataset) void attempt(() => act(button))
})

const onClick = (id, act) => byId(id).addEventListener('click', () => attempt(act))

onClick('fault-add', () => {
  const answer = byId('fault-answer').value
  const fault = { route: byId('fault-route').value, latencyMs: Number(byId('fault-latency').value) || 0 }
  const outcome = answer === 'offline' ? { offline: true } : { status: answer ? Number(answer) : null }
  return change('PUT', 'faults', { ...fault, ...outcome })
})
onClick('fault-clear', () => change('DELETE', 'faults'))
onClick('dns-add', () => change('PUT', 'dns-fault', { name: byId('dns-name').value, kind: byId('dns-kind').value }))
onClick('outside-set', () => {
  const { checked: isDelegated, dataset } = byId('outside-delegated')
  return change('PUT', 'outside-domain', {
    name: byId('outside-name').value,
    records: [{ type: 'A', name: '@', content: byId('outside-address').value }],
    transferCode: byId('outside-code').value,
    locked: byId('outside-locked').checked,
    nameservers: (isDelegated ? dataset.ours : dataset.others).split(' '),
  })
})
onClick('reload', showFrame)
onClick('log-clear', () => byId('log').replaceChildren())
onClick('page-restore', showFrame)
onClick('page-check', async () => showReport(byId('report'), await call('POST', 'validate', byId('page').value)))
onClick('page-show', () => {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: frameAddress(), target: 'frame', hidden: true })
  const field = Object.assign(document.createElement('textarea'), { name: 'page', value: byId('page').value })
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
})

new ResizeObserver(fitFrame).observe(byId('screen'))
watchFrame(frame, byId('log'), (text) => {
  byId('page').value = text
  byId('report').replaceChildren()
})

showWorld(await call('GET', 'state'))
for (const name of ['show', 'style', 'load', 'props']) controls[name].value = view[name]
if (!world.viewer || view.person) await signIn(view.person || 'admin@demo.partner@1')
const { language, theme } = view
if (language || theme)
  await call('PUT', 'person', { ...(language && { language }), ...(theme && { theme }) }).then(async () =>
    showWorld(await call('GET', 'state')),
  )
showFrame()
// Nothing may be chosen before it is known who is there.
controls.inert = false
